import { type Diario, taskGlossOf } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { MomentPart } from '../../later/moment-part.ts';
import { worded } from '../../worded.ts';
import { followUpBy } from '../follow-up.ts';
import { dayBoard } from './day-board.tsx';
import { mixAnswer } from './mix-answer.ts';
import { dayOpeningFor, dayPlanWith } from './openings.ts';
import { roundNotes } from './round-notes.ts';

export { pointing } from './pointing.ts';

export const controls: readonly Control<Diario>[] = [dayBoard];

/** A round of the Day, and what it asks. */
export const moment: MomentPart = {
  notesOf: ({ view, ask }, plan) => {
    if (ask.prompt.key === 'prompt.assign') return roundNotes(view, plan);
    const [only, ...more] = plan;
    return only === undefined || more.length > 0 ? [] : worded(taskGlossOf(only, view) ?? []);
  },
  followUp: followUpBy({ 'prompt.mix': mixAnswer }),
  openingFor: dayOpeningFor,
  planWith: dayPlanWith,
};
