import { CHARACTERS, type Character } from './characters.ts';
import type { Line } from './gears.ts';
import { LINKS, ROWS } from './map.ts';
import { PLACES, type Place } from './places.ts';

/** `r<row>c<column>`, row 0 the north edge. */
export type Square = string;

const LETTER_OF_PLACE: Readonly<Record<Place, string>> = {
  mole: 'M',
  cimitero: 'C',
  museo: 'E',
  tempio: 'T',
  obelisco: 'O',
};

const LETTER_OF_LINE: Readonly<Record<Line, string>> = { tram: 'Y', monorail: 'G', airship: 'B' };

const BLOCK = /[.1-8]/;

const letters: ReadonlyMap<Square, string> = new Map(
  ROWS.flatMap((row, y) =>
    [...row]
      .map((letter, x): [Square, string] => [squareAt(y, x), letter])
      .filter(([, letter]) => letter !== ' '),
  ),
);

export const SQUARES: readonly Square[] = [...letters.keys()];

/** Squares that are neither a Station nor a Mystic Place; rune squares are Blocks too (CLUE-2). */
export const BLOCKS: readonly Square[] = SQUARES.filter((square) =>
  BLOCK.test(letters.get(square) as string),
);

const blocks: ReadonlySet<Square> = new Set(BLOCKS);

export const PLACE_SQUARES = Object.fromEntries(
  PLACES.map((place) => [place, squareOf(LETTER_OF_PLACE[place])]),
) as Readonly<Record<Place, Square>>;

export const RUNE_SQUARES = Object.fromEntries(
  CHARACTERS.map((character, index) => [character, squareOf(String(index + 1))]),
) as Readonly<Record<Character, Square>>;

export const STATIONS: Readonly<Record<Line, readonly Square[]>> = {
  tram: squaresOf(LETTER_OF_LINE.tram),
  monorail: squaresOf(LETTER_OF_LINE.monorail),
  airship: squaresOf(LETTER_OF_LINE.airship),
};

/** Squares one step away: those that share a side, and those joined by a link (MOVE-3). */
export const NEIGHBOURS: ReadonlyMap<Square, readonly Square[]> = new Map(
  SQUARES.map((square) => {
    const { row, column } = coordinates(square);
    const beside = [
      squareAt(row - 1, column),
      squareAt(row, column + 1),
      squareAt(row + 1, column),
      squareAt(row, column - 1),
    ];
    const linked = LINKS.flatMap(([from, to]) => (from === square ? [to] : to === square ? [from] : []));
    return [square, [...beside.filter((other) => letters.has(other)), ...linked]];
  }),
);

export function isBlock(square: Square): boolean {
  return blocks.has(square);
}

export function neighboursOf(square: Square): readonly Square[] {
  return NEIGHBOURS.get(square) as readonly Square[];
}

export interface Coordinates {
  readonly row: number;
  readonly column: number;
}

export function coordinates(square: Square): Coordinates {
  const [row, column] = square.slice(1).split('c').map(Number) as [number, number];
  return { row, column };
}

function squareAt(row: number, column: number): Square {
  return `r${row}c${column}`;
}

function squaresOf(letter: string): Square[] {
  return SQUARES.filter((square) => letters.get(square) === letter);
}

function squareOf(letter: string): Square {
  const [square, ...more] = squaresOf(letter);
  if (square === undefined || more.length > 0) throw new Error(`the map needs exactly one ${letter}`);
  return square;
}
