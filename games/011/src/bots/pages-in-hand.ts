import type { Power } from '../data/cards.ts';
import { tile } from '../data/tiles.ts';

const PAGES_OF_THE_CARD = 3;

/** Pages that can be written at once in the turn that wins: by one card and one tile (TURN-3). */
export function pagesInHand(powers: readonly Power[], tiles: readonly string[]): number {
  let most = 0;
  for (const id of tiles) {
    const { effect } = tile(id);
    if (effect?.kind === 'music') most = Math.max(most, effect.amount);
  }
  return most + (powers.includes('compose') ? PAGES_OF_THE_CARD : 0);
}
