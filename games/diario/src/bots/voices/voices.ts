import { CAUTIOUS, HOPEFUL, PRACTICAL } from './temper.ts';
import { voiceOf } from './voice.ts';

/** Wounds, hunger and loss weigh more; the surer odds are taken. */
export const cautious = voiceOf(CAUTIOUS);

/** What may be won, what is told and what is felt weigh more. */
export const hopeful = voiceOf(HOPEFUL);

/** The planner's own balance, tried out. */
export const practical = voiceOf(PRACTICAL);

/** Who speaks at a table, in turn. */
export const VOICES = { cautious, hopeful, practical };
