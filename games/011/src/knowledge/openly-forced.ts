import type { Ask } from '@vigilia/kernel';
import type { Choice } from '../choices.ts';
import { isTileLeft } from '../rules/plays.ts';
import type { View } from '../view.ts';

/**
 * Whether every player knows that a seat has nothing else to answer than to stop or to end the turn. What could be played
 * beside it are Power cards, which lie open to reckoning, and tiles, which do not: while one of them might be played,
 * an answer that comes at once tells that none can be (TURN-3). Whether a Location tile could be placed is hidden in any
 * case (LOC-1).
 */
export function isOpenlyForced(view: View, { seat, choices: [only, another] }: Ask<Choice>): boolean {
  if (another !== undefined || (only?.verb !== 'end' && only?.verb !== 'stop')) return false;
  const hasTiles = (view.players[seat]?.tiles ?? 0) > 0;
  return !hasTiles || (view.turn !== null && !isTileLeft(view, view.turn));
}
