import type { Eleven, Square } from '@vigilia/game-011';
import type { Offer } from './offers.ts';

interface Now {
  readonly offers: ReadonlyMap<Square, Offer>;
  readonly goal: Square | null;
}

/**
 * The square at which a keyboard enters the map: where the draft ends, where the acting Character stands if squares are
 * offered, the first square offered; null where nothing is asked of the map.
 */
export function entryOf(view: Eleven['view'], { offers, goal }: Now): Square | null {
  if (goal !== null) return goal;
  const [first = null] = offers.keys();
  if (first === null) return null;
  const acting = view.turn?.character ?? null;
  const isMoving = [...offers.values()].some(({ time }) => time !== null);
  return acting !== null && isMoving ? view.characters[acting] : first;
}
