import { sureGlossOf } from '@vigilia/game-diario';
import type { Gloss } from '../../plan-notes.ts';

/** The gloss of a moment whose choices lead to no roll. */
export const sureGloss: Gloss = ({ view }, choice) => sureGlossOf(view, choice) ?? [];
