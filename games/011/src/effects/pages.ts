import { POWER_EFFECTS, type Power } from '../data/cards.ts';
import { tile } from '../data/tiles.ts';
import type { Effect } from '../data/effect.ts';

/** The pages that an effect writes by itself. */
export function pagesOf(effect: Effect | null | undefined): number {
  return effect?.kind === 'music' ? effect.amount : 0;
}

/** The pages that a Power card left in hand can write (CARD-4). */
export function pagesOnCard(powers: readonly Power[]): number {
  return powers.reduce((most, power) => Math.max(most, pagesOf(POWER_EFFECTS[power])), 0);
}

/** Pages that can be written at once in the turn that wins: by one card and one tile (TURN-3). */
export function pagesInHand(powers: readonly Power[], tiles: readonly string[]): number {
  let most = 0;
  for (const id of tiles) most = Math.max(most, pagesOf(tile(id).effect));
  return most + pagesOnCard(powers);
}
