import { coordinates, type Square } from '../../games/011/src/data/city.ts';
import { ROWS } from '../../games/011/src/data/map.ts';

/** The measures of the plate, and the ink it is printed with. */
export const CELL = 76;
export const SIDE = 66;
export const LEFT = 86;
export const TOP = 132;
export const COLUMNS = Math.max(...ROWS.map((row) => row.length));
export const WIDTH = LEFT * 2 + COLUMNS * CELL;
export const MAP_BOTTOM = TOP + ROWS.length * CELL;
export const HEIGHT = MAP_BOTTOM + 212;

export const INK = '#2b2118';
export const FAINT = '#8a7654';
export const PAPER = '#efe4c8';
export const PALE = '#f8f1de';
export const RUNE = '#8c2f22';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function centreOf(square: Square): Point {
  const { row, column } = coordinates(square);
  return { x: LEFT + column * CELL + CELL / 2, y: TOP + row * CELL + CELL / 2 };
}

/** A fraction from 0 to 1 that depends on its arguments alone: it looks hand-drawn and is the same on every run. */
export function wobble(one: number, other: number): number {
  let mixed = Math.imul(one + 1, 0x9e3779b1) ^ Math.imul(other + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0xffffffff;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
