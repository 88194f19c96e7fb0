import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { MomentPart } from '../../later/moment-part.ts';
import { dayBoard } from './day-board.tsx';
import { mixAnswer } from './mix-answer.ts';
import { dayPlanWith } from './openings.ts';
import { roundNotes } from './round-notes.ts';

export { pointing } from './pointing.ts';

export const controls: readonly Control<Diario>[] = [dayBoard];

/** The Day by itself. */
export const moment: MomentPart = {
  notesOf: ({ view, ask }, plan) => (ask.prompt.key === 'prompt.assign' ? roundNotes(view, plan) : []),
  followUp: mixAnswer,
  planWith: dayPlanWith,
};
