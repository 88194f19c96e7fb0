import type { Diario } from '@vigilia/game-diario';
import type { AnsweringUi } from '../../../draft/answering-ui.ts';
import { AboveQuestion } from './above-question.tsx';
import { controls } from './boards/controls.ts';
import { followUp } from './boards/follow-up.ts';
import { planWith } from './boards/openings.ts';
import { invitationOf } from './council/invitation.ts';
import { CouncilWaiting } from './council/waiting.tsx';
import { PlanDetails } from './plan-details.tsx';
import { notesOf } from './plan-notes.ts';
import { planTexts } from './plan-words.ts';
import { warningOf } from './warning.ts';

/** What Diario adds to the answering panel: a board for each moment that is decided at once. */
export const answering: AnsweringUi<Diario> = {
  controls,
  invitationOf,
  planTexts,
  PlanDetails,
  notesOf,
  warningOf,
  followUp,
  planWith,
  Shown: AboveQuestion,
  Waiting: CouncilWaiting,
  // Alone, what was shown is all there is to tell.
  hasNews: (_draft, view) => view.seats > 1,
};
