import { diceOddsOf, sureGlossOf } from '@vigilia/game-diario';
import type { Gloss } from '../../plan-notes.ts';

/** The gloss of a moment in which dice fall: a fight, a Night Raid, a test. */
export const diceGloss: Gloss = ({ view, ask }, choice) =>
  sureGlossOf(view, choice) ?? diceOddsOf(view, ask.prompt, choice) ?? [];
