import { BLOCKS, type Coordinates, coordinates, PLACE_SQUARES, type Square } from '../data/city.ts';
import { DIRECTIONS, type Direction, PLACES, type Place } from '../data/places.ts';
import type { OpenFacts } from '../table/state.ts';

type Slots = OpenFacts['slots'];

/** The rows and columns the Organ must lie strictly between. */
interface Bounds {
  readonly north: number;
  readonly east: number;
  readonly south: number;
  readonly west: number;
}

const PLACES_AT = Object.fromEntries(
  PLACES.map((place) => [place, coordinates(PLACE_SQUARES[place])]),
) as Readonly<Record<Place, Coordinates>>;

const BLOCKS_AT = BLOCKS.map((square) => ({ square, ...coordinates(square) }));

/** A slot says where a place lies as seen from the Organ: in W it is west, so the Organ is east of it (LOC-2). */
function boundsOf({ N, E, S, W }: Slots): Bounds {
  return {
    north: N === null ? Number.NEGATIVE_INFINITY : PLACES_AT[N].row,
    east: E === null ? Number.POSITIVE_INFINITY : PLACES_AT[E].column,
    south: S === null ? Number.POSITIVE_INFINITY : PLACES_AT[S].row,
    west: W === null ? Number.NEGATIVE_INFINITY : PLACES_AT[W].column,
  };
}

function isWithin({ row, column }: Coordinates, { north, east, south, west }: Bounds): boolean {
  return row > north && row < south && column > west && column < east;
}

/** Every filling of the slots has a number: an empty slot counts nothing, a place its own digit to base six. */
const WEIGHTS: Readonly<Record<Direction, number>> = { N: 1, E: 6, S: 36, W: 216 };

function digitOf(place: Place | null): number {
  return place === null ? 0 : PLACES.indexOf(place) + 1;
}

function numberOf({ N, E, S, W }: Slots): number {
  return digitOf(N) * WEIGHTS.N + digitOf(E) * WEIGHTS.E + digitOf(S) * WEIGHTS.S + digitOf(W) * WEIGHTS.W;
}

/** The areas worked out so far, by the number of their filling: the same are asked for again and again. */
const areas: (readonly Square[] | undefined)[] = [];

/** The candidate area: every Block that satisfies all placed tiles. */
export function candidateArea(slots: Slots): readonly Square[] {
  const number = numberOf(slots);
  const known = areas[number];
  if (known !== undefined) return known;
  const bounds = boundsOf(slots);
  const area = BLOCKS_AT.filter((block) => isWithin(block, bounds)).map(({ square }) => square);
  areas[number] = area;
  return area;
}

export function placedCount(slots: Slots): number {
  return DIRECTIONS.filter((direction) => slots[direction] !== null).length;
}

/** How many slots are still to be filled: none once the Organ is placed by them (ORG-1). */
export function slotsLeft(slots: Slots): number {
  return DIRECTIONS.length - placedCount(slots);
}

/** Whether three tiles are placed: from then on the Organ can be (ORG-2, ORG-3). */
export function isOneSlotLeft(slots: Slots): boolean {
  return slotsLeft(slots) === 1;
}

/** A tile needs a free slot and must leave a candidate (LOC-3). */
export function canPlace(slots: Slots, place: Place, direction: Direction): boolean {
  if (slots[direction] !== null) return false;
  const known = areas[numberOf(slots) + digitOf(place) * WEIGHTS[direction]];
  return (known ?? candidateArea({ ...slots, [direction]: place })).length > 0;
}
