import type { Diario } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import type { AnsweringUi } from '../../../draft/answering-ui.ts';
import { AboveQuestion } from './above-question.tsx';
import { controls } from './boards/controls.ts';
import { followUp } from './boards/follow-up.ts';
import { CouncilWaiting } from './council/waiting.tsx';
import { PlanDetails } from './plan-details.tsx';
import { notesOf } from './plan-notes.ts';
import { planTexts } from './plan-words.ts';
import { warningOf } from './warning.ts';

/** What Diario adds to the answering panel: a board for each moment that is decided at once. */
export const answering: AnsweringUi<Diario> = {
  controls,
  // The Leader has the turn; the others may say what they think (LEAD-1).
  invitationOf: ({ prompt }) => (prompt.key === 'prompt.voice' ? text('council.may-speak') : null),
  planTexts,
  PlanDetails,
  notesOf,
  warningOf,
  followUp,
  Shown: AboveQuestion,
  Waiting: CouncilWaiting,
  // Alone, what was shown is all there is to tell.
  hasNews: (_draft, view) => view.seats > 1,
};
