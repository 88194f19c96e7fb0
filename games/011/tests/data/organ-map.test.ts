import { describe, expect, test } from 'vitest';
import { BLOCKS, coordinates, PLACE_SQUARES } from '../../src/data/city.ts';
import { DIRECTIONS, type Direction, PLACES, type Place } from '../../src/data/places.ts';
import { candidateArea, canPlace, placedCount } from '../../src/rules/area.ts';

type Slots = Readonly<Record<Direction, Place | null>>;

const EMPTY: Slots = { N: null, E: null, S: null, W: null };

/** Every tile that may be added, as the slots it leads to. */
function additions(slots: Slots): Slots[] {
  return PLACES.flatMap((place) =>
    DIRECTIONS.filter((direction) => canPlace(slots, place, direction)).map((direction) => ({
      ...slots,
      [direction]: place,
    })),
  );
}

/** Every state that legal placements lead to, by how many tiles lie. */
function legalStates(): Slots[][] {
  const levels: Slots[][] = [[EMPTY]];
  for (let placed = 0; placed < 4; placed++) {
    const next = new Map(
      (levels[placed] ?? []).flatMap(additions).map((slots) => [JSON.stringify(slots), slots]),
    );
    levels.push([...next.values()]);
  }
  return levels;
}

/** Every way to fill some of the slots, legal or not. */
function allStates(): Slots[] {
  return DIRECTIONS.reduce<Slots[]>(
    (states, direction) =>
      states.flatMap((slots) => [null, ...PLACES].map((place) => ({ ...slots, [direction]: place }))),
    [EMPTY],
  );
}

/** The candidate area said another way: by the rows and columns that the tiles bound. */
function boundedArea({ N, E, S, W }: Slots): string[] {
  const at = (place: Place | null) => (place === null ? null : coordinates(PLACE_SQUARES[place]));
  const north = at(N)?.row ?? -1;
  const south = at(S)?.row ?? 99;
  const west = at(W)?.column ?? -1;
  const east = at(E)?.column ?? 99;
  return BLOCKS.filter((square) => {
    const { row, column } = coordinates(square);
    return north < row && row < south && west < column && column < east;
  });
}

describe('the map makes the examples of the editions true', () => {
  test('ORG-4 Cimitero lies on the north edge: in S it is never legal', () => {
    expect(coordinates(PLACE_SQUARES.cimitero).row).toBe(0);
    expect(allStates().filter((slots) => canPlace(slots, 'cimitero', 'S'))).toEqual([]);
  });

  test('ORG-4 Mole in W alone is legal', () => {
    expect(canPlace(EMPTY, 'mole', 'W')).toBe(true);
  });

  test('ORG-4 Mole in W with Cimitero in N is legal, with Cimitero in E it is not', () => {
    const mole: Slots = { ...EMPTY, W: 'mole' };
    expect(canPlace(mole, 'cimitero', 'N')).toBe(true);
    expect(canPlace(mole, 'cimitero', 'E')).toBe(false);
    expect(canPlace({ ...EMPTY, N: 'cimitero' }, 'mole', 'W')).toBe(true);
    expect(canPlace({ ...EMPTY, E: 'cimitero' }, 'mole', 'W')).toBe(false);
  });

  test('ORG-4 Tempio S, Museo W, Obelisco N, Mole E: legal in every order, and several Blocks are left', () => {
    const example: Slots = { S: 'tempio', W: 'museo', N: 'obelisco', E: 'mole' };
    const reached = legalStates()[4]?.map((slots) => DIRECTIONS.map((direction) => slots[direction]).join());
    expect(reached).toContain('obelisco,mole,tempio,museo');
    for (const direction of DIRECTIONS) {
      expect(canPlace({ ...example, [direction]: null }, example[direction] as Place, direction)).toBe(true);
    }
    expect(candidateArea(example).length).toBeGreaterThan(2);
  });

  test('ORG-4 a first tile may leave an area that no further tile can shrink', () => {
    const unshrinkable = additions(EMPTY).filter((slots) => {
      const { length } = candidateArea(slots);
      return additions(slots).every((next) => candidateArea(next).length === length);
    });
    expect(unshrinkable).toEqual([{ ...EMPTY, E: 'obelisco' }]);
  });

  test('ORG-4 two tiles may leave an area that no further tile can shrink', () => {
    const pairs = legalStates()[2]?.filter((slots) => {
      const { length } = candidateArea(slots);
      return additions(slots).every((next) => candidateArea(next).length === length);
    });
    expect(pairs?.length).toBeGreaterThan(0);
  });

  test('ORG-4 three tiles can be placed from every legal state', () => {
    const [none, one, two, three] = legalStates();
    for (const slots of [...(none ?? []), ...(one ?? []), ...(two ?? [])]) {
      expect(additions(slots), JSON.stringify(slots)).not.toEqual([]);
    }
    expect([none, one, two, three].map((states) => states?.length)).toEqual([1, 18, 92, 139]);
  });
});

describe('the candidate area over every state', () => {
  test('LOC-2 it is what the rows and columns of the placed tiles bound', () => {
    const wrong = allStates().filter((slots) => candidateArea(slots).join() !== boundedArea(slots).join());
    expect(wrong).toEqual([]);
  });

  test('LOC-3 a tile may be placed exactly where the slot is free and a candidate is left', () => {
    const fits = (slots: Slots, place: Place, direction: Direction) =>
      slots[direction] === null && boundedArea({ ...slots, [direction]: place }).length > 0;
    const wrong = allStates().filter((slots) =>
      PLACES.some((place) =>
        DIRECTIONS.some((direction) => canPlace(slots, place, direction) !== fits(slots, place, direction)),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('placed tiles are counted', () => {
    const filled = (slots: Slots) => Object.values(slots).filter((place) => place !== null).length;
    expect(allStates().filter((slots) => placedCount(slots) !== filled(slots))).toEqual([]);
  });

  test('ORG-5 is no idle ruling: some three tiles leave the last slot closed to every place', () => {
    const closed = legalStates()[3]?.filter((slots) => additions(slots).length === 0);
    expect(closed?.length).toBeGreaterThan(0);
  });
});
