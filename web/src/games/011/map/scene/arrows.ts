import { coordinates, SQUARES, type Square } from '@vigilia/game-011';
import { COLUMNS } from '../measure.ts';

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
