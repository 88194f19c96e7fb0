import { canTakeBack, type Diario } from '@vigilia/game-diario';
import type { AnsweringUi } from '../../../draft/answering-ui.ts';
import { lazyIn } from '../../../ui/lazy.tsx';
import { AboveQuestion } from './above-question.tsx';
import type { Asked, AskedProps } from './asked.ts';
import { invitationOf } from './council/invitation.ts';
import { missingBoard } from './later/missing-board.tsx';
import type { MomentPart } from './later/moment-part.ts';
import { partFor, QUESTION_PARTS } from './later/part-for.ts';
import { council, naming } from './later/parts.ts';
import { planTexts } from './plan-words.ts';
import { warningOf } from './warning.ts';

/** What is not there yet is asked when it comes to it. */
const NamingDetails = lazyIn(naming, (part) => part.NamingDetails, {
  Waiting: () => null,
  Failed: () => null,
});
const CouncilWaiting = lazyIn(council, (part) => part.CouncilWaiting, { Waiting: () => null });

/** What Diario adds to the answering panel: a board for each moment that is decided at once, once it is there. */
export const answering: AnsweringUi<Diario> = {
  get controls() {
    return [...QUESTION_PARTS.flatMap(({ part }) => part.value?.controls ?? []), missingBoard];
  },
  invitationOf,
  planTexts,
  PlanDetails,
  notesOf: (asked, plan) => momentOf(asked)?.notesOf(asked, plan) ?? [],
  warningOf,
  canTakeBack: ({ view, ask }, plan) => canTakeBack(view, ask, plan),
  openingFor: (asked) => {
    const plan = momentOf(asked)?.openingFor(asked) ?? [];
    return plan.length === 0 ? null : { plan, isOnControl: true };
  },
  followUp: (asked, draft) => momentOf(asked)?.followUp(asked, draft) ?? null,
  planWith: (asked, plan, choice) => momentOf(asked)?.planWith(asked, plan, choice) ?? null,
  Shown: AboveQuestion,
  Waiting: (props) => (props.view.seats > 1 ? <CouncilWaiting {...props} /> : null),
  // Alone, what was shown is all there is to tell.
  hasNews: (_draft, view) => view.seats > 1,
};

/** The part that answers a question, once it is there. */
function momentOf({ ask }: Asked): MomentPart | null {
  return partFor(ask).part.value?.moment ?? null;
}

/** A story and a Narrative Action may lead to a question by whom. */
function PlanDetails({ draft, asked }: AskedProps) {
  const last = draft.plan.value.at(-1)?.verb;
  const Own = momentOf(asked)?.PlanDetails;
  return (
    <>
      {(last === 'decide' || last === 'narrate') && <NamingDetails draft={draft} asked={asked} />}
      {Own !== undefined && <Own draft={draft} asked={asked} />}
    </>
  );
}
