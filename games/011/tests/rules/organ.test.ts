import { refuse, text } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { RUNE_SQUARES } from '../../src/data/city.ts';
import { TILES } from '../../src/data/tiles.ts';
import { LAST, phaseFive } from '../phase-five.ts';

/** The example of the editions: Mario adds Mole in the east. */
const THREE = { S: 'tempio', W: 'museo', N: 'obelisco' } as const;

/** What Tempio in S, Museo in W and Obelisco in N leave, the runes of Lilja, Påhlsson and Johnsson among them. */
const LEFT_BY_THREE = [
  'r3c5',
  'r3c6',
  'r3c7',
  'r3c10',
  'r4c5',
  'r4c6',
  'r4c7',
  'r4c8',
  'r4c10',
  'r5c5',
  'r5c7',
  'r5c8',
  'r6c5',
  'r6c6',
  'r6c7',
  'r6c10',
  'r7c5',
  'r7c6',
  'r7c7',
  'r7c8',
];

const WEST_OF_THE_MOLE = LEFT_BY_THREE.filter((square) => !/c(8|10)$/.test(square));

/** Only the Block r2c10 satisfies these. */
const ONE_BLOCK = { N: 'cimitero', W: 'mole', S: 'mole' } as const;

const organs = (squares: readonly string[]) => squares.map((square) => `organ ${square}`);

describe('the fourth tile', () => {
  test('ORG-1 who places it puts the Organ on a Block of the area and earns 3 Time more', () => {
    const game = phaseFive({ tiles: ['mole-3', 'deggial'], slots: THREE }).choose('place mole E');
    expect(game.events(null)).toEqual([
      { type: 'location-placed', seat: LAST, place: 'mole', direction: 'E' },
      { type: 'clues-gained', seat: LAST, amount: 1 },
      { type: 'time-gained', seat: LAST, amount: 2 },
    ]);
    expect(game.player(LAST)).toMatchObject({ clues: 5, time: 22 });
    expect(game.moment.asks).toHaveLength(1);
    expect(game.asked).toBe(LAST);
    expect(game.clause).toBe('ORG-1');
    expect(game.moment.asks[0]?.prompt).toEqual(text('prompt.place-organ'));
    expect(game.legal).toEqual(organs(WEST_OF_THE_MOLE));
    expect(game.table.organ).toBeNull();
    game.choose('organ r6c6');
    expect(game.delivered).toEqual([
      { event: { type: 'organ-placed', seat: LAST, square: 'r6c6' }, to: 'all', reveals: false },
      { event: { type: 'time-gained', seat: LAST, amount: 3 }, to: 'all', reveals: false },
    ]);
    expect(game.barrier).toBe(false);
    expect(game.table.organ).toBe('r6c6');
    expect(game.player(LAST)).toMatchObject({ clues: 5, time: 25, tiles: ['deggial'] });
    expect(game.moment.asks).toEqual([]);
  });

  test('ORG-1 the Organ must be placed, and inside the area', () => {
    const game = phaseFive({ tiles: ['mole-3'], slots: THREE }).choose('place mole E');
    expect(game.refusal('skip')).toEqual(refuse('ORG-1', 'refusal.not-offered'));
    expect(game.refusal('organ r6c10')).toEqual(
      refuse('LOC-2', 'refusal.not-a-candidate', { square: 'r6c10' }),
    );
    expect(game.refusal('organ r5c6')).toEqual(
      refuse('LOC-2', 'refusal.not-a-candidate', { square: 'r5c6' }),
    );
    expect(game.refusal('organ r6c6', 0)).toEqual(refuse('ORG-1', 'refusal.not-asked', { seat: LAST }));
  });

  test('ORG-1 Time beyond 45 is lost', () => {
    const game = phaseFive({ tiles: ['mole-3'], slots: THREE, last: { time: 42 } });
    game.choose('place mole E', 'organ r6c6');
    expect(game.events(0)).toEqual([
      { type: 'organ-placed', seat: LAST, square: 'r6c6' },
      { type: 'time-gained', seat: LAST, amount: 1 },
    ]);
    expect(game.player(LAST).time).toBe(45);
  });

  test('ORG-1 with three players too', () => {
    const game = phaseFive({
      seats: 3,
      tiles: ['mole-3'],
      slots: THREE,
      table: { order: [0, 1, LAST] },
    }).choose('place mole E', 'organ r6c6');
    expect(game.player(LAST)).toMatchObject({ clues: 5, time: 25 });
  });
});

describe('the Organ symbol', () => {
  test('ORG-2 with three tiles placed a tile with the symbol is discarded instead: 3 Time, no Clue, no 2 Time', () => {
    const game = phaseFive({ tiles: ['deggial', 'omen-1', 'mole-1'], slots: THREE });
    const stack = [...game.table.stack];
    expect(game.legal).toEqual(['skip', 'place mole E', 'invoke omen-1']);
    game.choose('invoke omen-1');
    expect(game.delivered).toEqual([
      { event: { type: 'organ-invoked', seat: LAST, tile: 'omen-1' }, to: 'all', reveals: false },
    ]);
    expect(game.player(LAST)).toMatchObject({ tiles: ['deggial', 'mole-1'], time: 20, clues: 4 });
    expect(game.table.stack).toEqual([...stack, 'omen-1']);
    expect(game.asked).toBe(LAST);
    expect(game.clause).toBe('ORG-1');
    expect(game.prompt).toBe('prompt.place-organ');
    expect(game.legal).toEqual(organs(LEFT_BY_THREE));
    game.choose('organ r6c10');
    expect(game.events(null)).toEqual([
      { type: 'organ-placed', seat: LAST, square: 'r6c10' },
      { type: 'time-gained', seat: LAST, amount: 3 },
    ]);
    expect(game.player(LAST)).toMatchObject({ time: 23, clues: 4 });
    expect(game.table.slots).toEqual({ N: 'obelisco', E: null, S: 'tempio', W: 'museo' });
  });

  test('ORG-2 every tile with the symbol will do, and no other Item tile', () => {
    const items = TILES.filter(({ place }) => place === null).map(({ id }) => id);
    const game = phaseFive({ tiles: items, slots: THREE });
    expect(game.legal).toEqual([
      'skip',
      'invoke adulruna-rediviva',
      'invoke an-arrow-from-the-sun',
      'invoke the-perennial-sophia',
      'invoke omen-1',
    ]);
    expect(game.refusal('invoke omen-2')).toEqual(refuse('ORG-2', 'refusal.no-organ-symbol'));
    expect(game.refusal('invoke fenrir-stone')).toEqual(refuse('ORG-2', 'refusal.no-organ-symbol'));
  });

  test('ORG-2 a Location tile does not bear the symbol while some Location tile fits the last slot', () => {
    const game = phaseFive({ tiles: ['obelisco-1', 'mole-1'], slots: THREE });
    expect(game.legal).toEqual(['skip', 'place mole E']);
    expect(game.refusal('invoke mole-1')).toEqual(refuse('ORG-2', 'refusal.no-organ-symbol'));
    expect(game.refusal('invoke obelisco-1')).toEqual(refuse('ORG-2', 'refusal.no-organ-symbol'));
  });

  test('ORG-2 a tile that is not in hand is refused', () => {
    const game = phaseFive({ tiles: ['mole-1'], slots: THREE, players: { 0: { tiles: ['omen-1'] } } });
    expect(game.refusal('invoke omen-1')).toEqual(refuse('TILE-1', 'refusal.no-such-tile'));
  });

  test('ORG-2 it may be left undone', () => {
    const game = phaseFive({ tiles: ['omen-1'], slots: THREE }).choose('skip');
    expect(game.events(1)).toEqual([{ type: 'location-declined', seat: LAST }]);
    expect(game.table.organ).toBeNull();
    expect(game.player(LAST).tiles).toEqual(['omen-1']);
  });

  test('EVT-A the Organ symbol may be discarded while tiles may not be played', () => {
    const game = phaseFive({ tiles: ['omen-1'], slots: THREE, table: { event: 'A' } });
    game.choose('invoke omen-1', 'organ r3c10');
    expect(game.table.organ).toBe('r3c10');
  });
});

describe('when and where the Organ appears', () => {
  test.each([
    { placed: 'no tile', slots: {} },
    { placed: 'one tile', slots: { S: 'tempio' } },
    { placed: 'two tiles', slots: { S: 'tempio', W: 'museo' } },
  ] as const)('ORG-3 never with $placed placed', ({ slots }) => {
    const game = phaseFive({ tiles: ['omen-1'], slots });
    expect(game.legal).toEqual(['skip']);
    expect(game.refusal('invoke omen-1')).toEqual(refuse('ORG-3', 'refusal.too-few-locations'));
  });

  test('ORG-3 MOVE-9 it goes to any Block of the area, and shares it with a Character that stands there', () => {
    const characters = { ...RUNE_SQUARES, vidal: 'r6c6', snowy: 'r3c5' };
    const game = phaseFive({ tiles: ['mole-3'], slots: THREE, table: { characters } }).choose('place mole E');
    expect(game.legal).toEqual(organs(WEST_OF_THE_MOLE));
    game.choose('organ r6c6');
    expect(game.table.organ).toBe('r6c6');
    expect(game.table.characters).toEqual(characters);
  });

  test('ORG-3 a Clue there returns to the reserve: nobody collects it', () => {
    const clues = ['r5c5', 'r6c6', 'r3c7'];
    const game = phaseFive({ tiles: ['mole-3'], slots: THREE, table: { clues } });
    game.choose('place mole E', 'organ r6c6');
    expect(game.delivered).toEqual([
      { event: { type: 'organ-placed', seat: LAST, square: 'r6c6' }, to: 'all', reveals: false },
      { event: { type: 'clue-returned', square: 'r6c6' }, to: 'all', reveals: false },
      { event: { type: 'time-gained', seat: LAST, amount: 3 }, to: 'all', reveals: false },
    ]);
    expect(game.table.clues).toEqual(['r5c5', 'r3c7']);
    expect(game.player(LAST).clues).toBe(5);
  });

  test('ORG-3 the first Clue on the map returns as any other', () => {
    const game = phaseFive({ tiles: ['mole-3'], slots: THREE, table: { clues: ['r6c6', 'r5c5'] } });
    game.choose('place mole E', 'organ r6c6');
    expect(game.heard(0)).toEqual(['organ-placed', 'clue-returned', 'time-gained']);
    expect(game.table.clues).toEqual(['r5c5']);
  });

  test('ORG-3 the only candidate may hold a Character', () => {
    const characters = { ...RUNE_SQUARES, vidal: 'r2c10' };
    const game = phaseFive({ tiles: ['omen-1'], slots: ONE_BLOCK, table: { characters } });
    expect(game.choose('invoke omen-1').legal).toEqual(['organ r2c10']);
  });

  test('ORG-3 once the Organ stands phase 5 is skipped, though a slot is free', () => {
    const game = phaseFive({ tiles: ['mole-1', 'omen-1'], slots: THREE, table: { organ: 'r6c6' } });
    expect(game.table.phase).toBe('location');
    expect(game.moment.asks).toEqual([]);
    expect(game.delivered).toEqual([]);
    expect(game.table.slots).toEqual({ N: 'obelisco', E: null, S: 'tempio', W: 'museo' });
  });
});

describe('the examples of the editions, played', () => {
  test('ORG-4 with Mole in W Cimitero goes to N, but never to E or S', () => {
    const game = phaseFive({ tiles: ['mole-1'] }).choose('place mole W');
    const next = phaseFive({ tiles: ['cimitero-1'], slots: game.table.slots });
    expect(next.legal).toEqual(['skip', 'place cimitero N']);
  });

  test('ORG-4 Tempio S, Museo W, Obelisco N, Mole E: several Blocks are left to choose from', () => {
    const game = phaseFive({ tiles: ['mole-1'], slots: THREE }).choose('place mole E');
    expect(game.legal).toHaveLength(14);
  });
});

describe('no Location tile fits the last slot', () => {
  /** Obelisco in E leaves the western edge: no place lies further west. */
  const CLOSED = { N: 'museo', E: 'obelisco', S: 'tempio' } as const;

  test('ORG-5 any Location tile may be discarded as if it bore the symbol', () => {
    const game = phaseFive({ tiles: ['deggial', 'museo-1', 'omen-1', 'tempio-4'], slots: CLOSED });
    const stack = [...game.table.stack];
    expect(game.legal).toEqual(['skip', 'invoke museo-1', 'invoke omen-1', 'invoke tempio-4']);
    expect(game.refusal('invoke deggial')).toEqual(refuse('ORG-2', 'refusal.no-organ-symbol'));
    game.choose('invoke museo-1');
    expect(game.delivered).toEqual([
      { event: { type: 'organ-invoked', seat: LAST, tile: 'museo-1' }, to: 'all', reveals: false },
    ]);
    expect(game.table.stack).toEqual([...stack, 'museo-1']);
    expect(game.legal).toEqual(organs(['r5c0', 'r5c1', 'r6c0', 'r6c1', 'r7c1']));
    game.choose('organ r5c0');
    expect(game.player(LAST)).toMatchObject({ tiles: ['deggial', 'omen-1', 'tempio-4'], time: 23, clues: 4 });
    expect(game.table.slots).toEqual({ N: 'museo', E: 'obelisco', S: 'tempio', W: null });
  });

  test('ORG-5 not while a tile that somebody else might hold would fit', () => {
    const slots = { N: 'cimitero', W: 'mole', S: 'tempio' } as const;
    const closed = phaseFive({ tiles: ['museo-1'], slots });
    expect(closed.legal).toEqual(['skip', 'invoke museo-1']);
    const open = phaseFive({ tiles: ['obelisco-1'], slots: THREE });
    expect(open.legal).toEqual(['skip']);
  });

  test('ORG-5 not with two tiles placed', () => {
    const game = phaseFive({ tiles: ['museo-1'], slots: { E: 'obelisco', S: 'tempio' } });
    expect(game.legal).toEqual(['skip', 'place museo N']);
    expect(game.refusal('invoke museo-1')).toEqual(refuse('ORG-3', 'refusal.too-few-locations'));
  });
});
