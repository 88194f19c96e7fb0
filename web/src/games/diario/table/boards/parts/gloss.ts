import { glossOf } from '@vigilia/game-diario';
import type { Gloss } from '../../plan-notes.ts';

/** The gloss of a moment in which cards are turned and dice fall. */
export const gloss: Gloss = ({ view, ask }, choice) => glossOf(view, ask.prompt, choice);
