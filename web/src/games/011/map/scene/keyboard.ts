import { coordinates, type Eleven, SQUARES, type Square } from '@vigilia/game-011';
import { COLUMNS } from '../measure.ts';
import type { Offer } from './offers.ts';

interface Now {
  readonly offers: ReadonlyMap<Square, Offer>;
  readonly goal: Square | null;
}

/**
 * The square at which a keyboard enters the map: where the draft ends, where the acting Character stands if squares are
 * offered, the first square offered; null if nothing is asked of the map.
 */
export function entryOf(view: Eleven['view'], { offers, goal }: Now): Square | null {
  if (goal !== null) return goal;
  const [first = null] = offers.keys();
  if (first === null) return null;
  const acting = view.turn?.character ?? null;
  const isMoving = [...offers.values()].some(({ time }) => time !== null);
  return acting !== null && isMoving ? view.characters[acting] : first;
}

const WAYS: ReadonlyMap<string, readonly [down: number, across: number]> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowRight', [0, 1]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
]);

/** The next square the way an arrow key points, over gaps and the river too; null at the edge or for other keys. */
export function nextSquare(square: Square, key: string): Square | null {
  const way = WAYS.get(key);
  if (way === undefined) return null;
  const [down, across] = way;
  const { row, column } = coordinates(square);
  for (let far = 1; far < COLUMNS; far++) {
    const next = `r${row + down * far}c${column + across * far}`;
    if (SQUARES.includes(next)) return next;
  }
  return null;
}
