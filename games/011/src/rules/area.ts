import { BLOCKS, coordinates, PLACE_SQUARES, type Square } from '../city.ts';
import { CHARACTERS } from '../data/characters.ts';
import { DIRECTIONS, type Direction, PLACES, type Place } from '../data/places.ts';
import type { Table } from '../state.ts';

type Slots = Table['slots'];

/** Whether a square has this place in this direction: a tile in W means the Organ is strictly east of it (LOC-2). */
function lies(square: Square, place: Place, direction: Direction): boolean {
  const organ = coordinates(square);
  const seen = coordinates(PLACE_SQUARES[place]);
  switch (direction) {
    case 'N':
      return organ.row > seen.row;
    case 'S':
      return organ.row < seen.row;
    case 'W':
      return organ.column > seen.column;
    case 'E':
      return organ.column < seen.column;
  }
}

/** The Blocks each single tile leaves, worked out once. */
const LEFT_BY: ReadonlyMap<string, ReadonlySet<Square>> = new Map(
  PLACES.flatMap((place) =>
    DIRECTIONS.map((direction) => [
      `${place} ${direction}`,
      new Set(BLOCKS.filter((square) => lies(square, place, direction))),
    ]),
  ),
);

/** The candidate area: every Block that satisfies all placed tiles. */
export function candidateArea(slots: Slots): Square[] {
  let area = BLOCKS as Square[];
  for (const direction of DIRECTIONS) {
    const place = slots[direction];
    if (place === null) continue;
    const left = LEFT_BY.get(`${place} ${direction}`) as ReadonlySet<Square>;
    area = area.filter((square) => left.has(square));
  }
  return area;
}

export function placedCount(slots: Slots): number {
  return DIRECTIONS.filter((direction) => slots[direction] !== null).length;
}

/** A tile needs a free slot and must leave a candidate (LOC-3). */
export function canPlace(slots: Slots, place: Place, direction: Direction): boolean {
  return slots[direction] === null && candidateArea({ ...slots, [direction]: place }).length > 0;
}

/** Where the Organ may be put: candidates without a Character, unless they all hold one (ORG-3). */
export function organSquares(table: Table): Square[] {
  const area = candidateArea(table.slots);
  const taken = new Set(CHARACTERS.map((character) => table.characters[character]));
  const free = area.filter((square) => !taken.has(square));
  return free.length > 0 ? free : area;
}
