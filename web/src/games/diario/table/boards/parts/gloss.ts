import { glossOf } from '@vigilia/game-diario';
import type { Gloss } from '../../plan-notes.ts';

/** The gloss of a moment in which dice fall and cards are turned. */
export const gloss: Gloss = ({ view, ask }, choice) => glossOf(view, ask.prompt, choice);
