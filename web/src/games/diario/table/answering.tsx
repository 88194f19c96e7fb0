import type { Diario } from '@vigilia/game-diario';
import type { AnsweringUi } from '../../../draft/answering-ui.ts';
import { AboveQuestion } from './above-question.tsx';
import type { Asked } from './asked.ts';
import { invitationOf } from './council/invitation.ts';
import { day, night, partFor, story } from './later/later.ts';
import { missingBoard } from './later/missing-board.tsx';
import type { MomentPart } from './later/moment-part.ts';
import { planTexts } from './plan-words.ts';
import { warningOf } from './warning.ts';

/** What Diario adds to the answering panel: a board for each moment that is decided at once, once it is there. */
export const answering: AnsweringUi<Diario> = {
  get controls() {
    const parts = [day, story, night].flatMap(({ part }) => part.value ?? []);
    return [...parts.flatMap(({ controls }) => controls), missingBoard];
  },
  invitationOf,
  planTexts,
  PlanDetails: (props) => {
    const part = night.part.value;
    return part === null ? null : <part.PlanDetails {...props} />;
  },
  notesOf: (asked, plan) => momentOf(asked)?.notesOf(asked, plan) ?? [],
  warningOf,
  followUp: (asked, draft) => momentOf(asked)?.followUp(asked, draft) ?? null,
  planWith: (asked, plan, choice) => momentOf(asked)?.planWith(asked, plan, choice) ?? null,
  Shown: AboveQuestion,
  Waiting: (props) => {
    const part = night.part.value;
    return part === null ? null : <part.CouncilWaiting {...props} />;
  },
  // Alone, what was shown is all there is to tell.
  hasNews: (_draft, view) => view.seats > 1,
};

/** The part that knows all questions, or as long as it is on its way the one that knows this question. */
function momentOf({ ask }: Asked): MomentPart | null {
  return (night.part.value ?? partFor(ask).part.value)?.moment ?? null;
}
