import { refuse, text } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { BLOCKS, coordinates, PLACE_SQUARES, RUNE_SQUARES } from '../../src/data/city.ts';
import { DIRECTIONS, PLACES } from '../../src/data/places.ts';
import { candidateArea, canPlace, placedCount } from '../../src/rules/area.ts';
import { LAST, NO_SLOTS, phaseFive } from '../phase-five.ts';
import { turnOf } from '../scenario.ts';

describe('only the last active player acts', () => {
  test('LOC-1 the last in the order is asked, and may place any Location tile in hand in any slot', () => {
    const game = phaseFive({ tiles: ['obelisco-3', 'deggial', 'mole-2'] });
    expect(game.table.phase).toBe('location');
    expect(game.moment.asks).toHaveLength(1);
    expect(game.asked).toBe(LAST);
    expect(game.clause).toBe('LOC-1');
    expect(game.moment.asks[0]?.prompt).toEqual(text('prompt.place-location'));
    expect(game.delivered).toEqual([]);
    expect(game.legal).toEqual([
      'skip',
      'place mole N',
      'place mole E',
      'place mole S',
      'place mole W',
      'place obelisco N',
      'place obelisco E',
      'place obelisco S',
      'place obelisco W',
    ]);
  });

  test('LOC-1 the others are not asked, whatever they hold', () => {
    const game = phaseFive({ tiles: ['mole-1'], players: { 3: { tiles: ['tempio-1'] } } });
    expect(game.refusal('place tempio S', 3)).toEqual(refuse('LOC-1', 'refusal.not-asked', { seat: LAST }));
    expect(game.refusal('skip', 0)).toEqual(refuse('LOC-1', 'refusal.not-asked', { seat: LAST }));
    game.choose('place mole W');
    expect(game.moment.asks).toEqual([]);
  });

  test('LOC-1 the tile may be kept: everybody hears that nothing was placed', () => {
    const game = phaseFive({ tiles: ['mole-1'] }).choose('skip');
    expect(game.delivered).toEqual([
      { event: { type: 'location-declined', seat: LAST }, to: 'all', reveals: false },
    ]);
    expect(game.barrier).toBe(false);
    expect(game.table.slots).toEqual(NO_SLOTS);
    expect(game.player(LAST)).toMatchObject({ tiles: ['mole-1'], time: 20, clues: 4 });
    expect(game.moment.asks).toEqual([]);
  });

  test('LOC-1 one tile an Hour, even with more in hand', () => {
    const game = phaseFive({ tiles: ['mole-1', 'tempio-1', 'museo-1'] }).choose('place mole W');
    expect(game.moment.asks).toEqual([]);
    expect(placedCount(game.table.slots)).toBe(1);
  });

  test('LOC-1 positions do not close up: with the last one out, the one before acts', () => {
    const game = phaseFive({ tiles: [], players: { 1: { tiles: ['museo-4'] }, [LAST]: { out: true } } });
    expect(game.asked).toBe(1);
    game.choose('place museo N');
    expect(game.events(0)[0]).toEqual({ type: 'location-placed', seat: 1, place: 'museo', direction: 'N' });
  });

  test('LOC-1 a place held twice is offered once, and one of the two is spent', () => {
    const game = phaseFive({ tiles: ['deggial', 'museo-2', 'museo-1', 'omen-1'] });
    const stack = [...game.table.stack];
    expect(game.legal).toEqual(['skip', 'place museo N', 'place museo E', 'place museo S', 'place museo W']);
    game.choose('place museo W');
    expect(game.player(LAST).tiles).toEqual(['deggial', 'museo-1', 'omen-1']);
    expect(game.table.slots).toEqual({ N: null, E: null, S: null, W: 'museo' });
    expect(game.table.stack).toEqual(stack);
  });

  test('LOC-1 the tile spent is the one of that place, wherever it lies in the hand', () => {
    const game = phaseFive({ tiles: ['museo-1', 'deggial', 'tempio-2'] }).choose('place tempio S');
    expect(game.player(LAST).tiles).toEqual(['museo-1', 'deggial']);
  });

  test('LOC-1 a tile that is not in hand is refused', () => {
    const game = phaseFive({ tiles: ['mole-1'], players: { 0: { tiles: ['tempio-1'] } } });
    expect(game.refusal('place tempio S')).toEqual(refuse('LOC-1', 'refusal.no-such-tile'));
  });

  test('LOC-1 whoever holds nothing but Item tiles is asked all the same, so that nobody learns it', () => {
    const game = phaseFive({ tiles: ['deggial'] });
    expect(game.asked).toBe(LAST);
    expect(game.legal).toEqual(['skip']);
  });

  test('LOC-1 everybody sees an empty hand: nobody is asked, and nothing is told', () => {
    const game = phaseFive({ tiles: [], players: { 1: { tiles: ['mole-1'] } } });
    expect(game.moment.asks).toEqual([]);
    expect(game.delivered).toEqual([]);
    expect(game.table.phase).toBe('location');
  });

  test('LOC-1 with nobody left in the order nobody is asked', () => {
    const game = phaseFive({ tiles: ['mole-1'], table: { order: [] } });
    expect(game.moment.asks).toEqual([]);
    expect(game.table.phase).toBe('location');
  });

  test('LOC-1 what is neither a placement nor a discard is not offered', () => {
    const game = phaseFive({ tiles: ['mole-1'] });
    expect(game.refusal('pass')).toEqual(refuse('LOC-1', 'refusal.not-offered'));
    expect(game.refusal('organ r3c6')).toEqual(refuse('LOC-1', 'refusal.not-offered'));
  });

  test('LOC-1 it comes after the last turn, and the Hour ends after it', () => {
    const game = turnOf({
      seat: LAST,
      table: { gears: [7, 4, 1] },
      players: { [LAST]: { powers: [], tiles: ['mole-1'] } },
    });
    game.choose('choose johnsson', 'turn 1', 'stop', 'end');
    expect(game.heard(null)).toEqual(['turn-ended']);
    expect(game.asked).toBe(LAST);
    expect(game.prompt).toBe('prompt.place-location');
    expect(game.table).toMatchObject({ phase: 'location', hour: 3, turn: null });
    game.choose('skip');
    expect(game.table.hour).toBe(4);
  });
});

describe('the candidate area', () => {
  test('LOC-2 with no tile placed it is every Block: no Station, no Mystic Place', () => {
    expect(candidateArea(NO_SLOTS)).toEqual(BLOCKS);
  });

  test('LOC-2 Mole in W: the Organ is strictly east of it, across the river', () => {
    expect(candidateArea({ ...NO_SLOTS, W: 'mole' })).toEqual(['r2c10', 'r3c10', 'r4c10', 'r6c10']);
  });

  test('LOC-2 Obelisco in E: the Organ is strictly west of it', () => {
    expect(candidateArea({ ...NO_SLOTS, E: 'obelisco' })).toEqual(['r5c0', 'r5c1', 'r6c0', 'r6c1', 'r7c1']);
  });

  test('LOC-2 Obelisco in S: the Organ is strictly north of it', () => {
    const row0 = ['r0c3', 'r0c4', 'r0c6', 'r0c8'];
    const row1 = ['r1c2', 'r1c3', 'r1c5', 'r1c6', 'r1c7', 'r1c8'];
    expect(candidateArea({ ...NO_SLOTS, S: 'obelisco' })).toEqual([...row0, ...row1]);
  });

  test('LOC-2 Museo Egizio in N with Cimitero in W: south of the one and east of the other', () => {
    expect(candidateArea({ ...NO_SLOTS, N: 'museo', W: 'cimitero' })).toEqual(['r5c8', 'r6c10', 'r7c8']);
  });

  test('LOC-2 all four tiles count together', () => {
    expect(candidateArea({ N: 'museo', E: 'mole', S: 'tempio', W: 'tempio' })).toEqual([
      'r5c7',
      'r6c6',
      'r6c7',
      'r7c6',
      'r7c7',
    ]);
  });

  test.each(PLACES.flatMap((place) => DIRECTIONS.map((direction) => ({ place, direction }))))(
    'LOC-2 $place in $direction leaves every Block on the other side and none in line with it',
    ({ place, direction }) => {
      const seen = coordinates(PLACE_SQUARES[place]);
      const away = { N: 'south', E: 'west', S: 'north', W: 'east' }[direction];
      const sides = BLOCKS.map((square) => {
        const { row, column } = coordinates(square);
        const beyond = {
          south: row - seen.row,
          north: seen.row - row,
          east: column - seen.column,
          west: seen.column - column,
        };
        return { square, beyond: beyond[away as keyof typeof beyond] };
      });
      const expected = sides.filter(({ beyond }) => beyond >= 1).map(({ square }) => square);
      expect(candidateArea({ ...NO_SLOTS, [direction]: place })).toEqual(expected);
    },
  );
});

describe('where a tile may be placed', () => {
  test('LOC-3 a slot that is taken is refused: placed tiles never move', () => {
    const game = phaseFive({ tiles: ['museo-1'], slots: { W: 'mole' } });
    expect(game.legal).toEqual(['skip', 'place museo N', 'place museo S']);
    expect(game.refusal('place museo W')).toEqual(refuse('LOC-3', 'refusal.slot-taken', { direction: 'W' }));
    game.choose('place museo N');
    expect(game.table.slots).toEqual({ N: 'museo', E: null, S: null, W: 'mole' });
  });

  test('LOC-3 a tile that would leave no candidate is refused', () => {
    const game = phaseFive({ tiles: ['cimitero-1'], slots: { W: 'mole' } });
    expect(game.legal).toEqual(['skip', 'place cimitero N']);
    const empty = (direction: string) =>
      refuse('LOC-3', 'refusal.area-empty', { place: 'cimitero', direction });
    expect(game.refusal('place cimitero E')).toEqual(empty('E'));
    expect(game.refusal('place cimitero S')).toEqual(empty('S'));
  });

  test('LOC-3 a tile that leaves a single candidate may be placed', () => {
    const slots = { ...NO_SLOTS, W: 'mole', N: 'cimitero' } as const;
    expect(candidateArea({ ...slots, S: 'mole' })).toEqual(['r2c10']);
    const game = phaseFive({ tiles: ['mole-2'], slots });
    expect(game.legal).toEqual(['skip', 'place mole S']);
  });

  test('LOC-3 the same place may stand in two slots side by side, never in two opposite ones', () => {
    const game = phaseFive({ tiles: ['museo-2'], slots: { N: 'museo' } });
    expect(game.legal).toEqual(['skip', 'place museo E', 'place museo W']);
    expect(game.refusal('place museo S')).toEqual(
      refuse('LOC-3', 'refusal.area-empty', { place: 'museo', direction: 'S' }),
    );
    game.choose('place museo E');
    expect(game.table.slots).toEqual({ N: 'museo', E: 'museo', S: null, W: null });
    for (const place of PLACES) {
      expect(canPlace({ ...NO_SLOTS, N: place }, place, 'S')).toBe(false);
      expect(canPlace({ ...NO_SLOTS, W: place }, place, 'E')).toBe(false);
    }
  });

  test('LOC-3 a Character or a Clue on the candidates does not make the area smaller', () => {
    const slots = { N: 'cimitero', W: 'mole' } as const;
    const characters = { ...RUNE_SQUARES, snowy: 'r2c10' };
    expect(phaseFive({ tiles: ['mole-1'], slots, table: { characters } }).legal).toEqual([
      'skip',
      'place mole S',
    ]);
    const clues = ['r2c10'];
    expect(phaseFive({ tiles: ['mole-1'], slots, table: { clues } }).legal).toEqual(['skip', 'place mole S']);
  });

  test('LOC-3 the order in which refusals are found: hand, then slot, then area', () => {
    const game = phaseFive({ tiles: ['museo-1'], slots: { S: 'museo' } });
    expect(game.refusal('place cimitero S')).toEqual(refuse('LOC-1', 'refusal.no-such-tile'));
    expect(game.refusal('place museo S')).toEqual(refuse('LOC-3', 'refusal.slot-taken', { direction: 'S' }));
  });
});

describe('what placing earns', () => {
  test('LOC-4 a Clue and 2 Time at once, and all hear it', () => {
    const game = phaseFive({ tiles: ['mole-1', 'deggial'] }).choose('place mole W');
    expect(game.delivered).toEqual([
      {
        event: { type: 'location-placed', seat: LAST, place: 'mole', direction: 'W' },
        to: 'all',
        reveals: false,
      },
      { event: { type: 'clues-gained', seat: LAST, amount: 1 }, to: 'all', reveals: false },
      { event: { type: 'time-gained', seat: LAST, amount: 2 }, to: 'all', reveals: false },
    ]);
    expect(game.barrier).toBe(false);
    expect(game.player(LAST)).toMatchObject({ clues: 5, time: 22, tiles: ['deggial'] });
    expect(game.table.clues).toEqual([]);
  });

  test('LOC-4 Time beyond 45 is lost, the Clue is not', () => {
    const game = phaseFive({ tiles: ['mole-1'], last: { time: 44 } }).choose('place mole W');
    expect(game.events(null).slice(1)).toEqual([
      { type: 'clues-gained', seat: LAST, amount: 1 },
      { type: 'time-gained', seat: LAST, amount: 1 },
    ]);
    expect(game.player(LAST)).toMatchObject({ clues: 5, time: 45 });
  });

  test.each([0, 1, 2])('LOC-4 after %i tiles the next one brings no Organ', (placed) => {
    const slots =
      placed === 0
        ? {}
        : placed === 1
          ? ({ N: 'obelisco' } as const)
          : ({ N: 'obelisco', S: 'tempio' } as const);
    const game = phaseFive({ tiles: ['museo-1'], slots }).choose('place museo W');
    expect(game.table.organ).toBeNull();
    expect(game.moment.asks).toEqual([]);
    expect(game.player(LAST)).toMatchObject({ clues: 5, time: 22 });
    expect(placedCount(game.table.slots)).toBe(placed + 1);
  });

  test('EVT-A a Location tile may be placed while tiles and cards may not be played', () => {
    const game = phaseFive({ tiles: ['mole-1'], table: { event: 'A' } }).choose('place mole W');
    expect(game.player(LAST)).toMatchObject({ clues: 5, time: 22 });
  });
});
