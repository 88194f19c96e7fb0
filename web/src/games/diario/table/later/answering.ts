import type { Diario } from '@vigilia/game-diario';
import type { AnsweringUi } from '../../../../draft/answering-ui.ts';
import { controls } from '../boards/controls.ts';
import { followUp } from '../boards/follow-up.ts';
import { planWith } from '../boards/openings.ts';
import { CouncilWaiting } from '../council/waiting.tsx';
import { PlanDetails } from '../plan-details.tsx';
import { notesOf } from '../plan-notes.ts';

/** What takes the place of the Day's answering once it is there: a board for each moment that is decided at once. */
export const answering = {
  controls,
  PlanDetails,
  notesOf,
  followUp,
  planWith,
  Waiting: CouncilWaiting,
} satisfies AnsweringUi<Diario>;
