import { coordinates, ROWS, type Square } from '@vigilia/game-011';
import type { Point } from '../emblems/burin.ts';

/** The measures of the map, in its own units: a square is a hundred wide, streets included. */
export const CELL = 100;
/** A Block without its streets. */
export const SIDE = 84;
/** The frame that bears the coordinates. */
export const MARGIN = 36;

export const COLUMNS = Math.max(...ROWS.map((row) => row.length));
/** The column no square lies in: there the Po runs, and it is narrower than the others. */
export const RIVER = Array.from({ length: COLUMNS }, (_, column) => column).findIndex((column) =>
  ROWS.every((row) => row[column] === ' '),
);
const RIVER_WIDTH = 80;

export const WIDTH = 2 * MARGIN + (COLUMNS - 1) * CELL + RIVER_WIDTH;
export const HEIGHT = 2 * MARGIN + ROWS.length * CELL;

export function leftOf(column: number): number {
  return MARGIN + column * CELL - (column > RIVER ? CELL - RIVER_WIDTH : 0);
}

export function topOf(row: number): number {
  return MARGIN + row * CELL;
}

export function centreOf(square: Square): Point {
  const { row, column } = coordinates(square);
  return { x: leftOf(column) + CELL / 2, y: topOf(row) + CELL / 2 };
}
