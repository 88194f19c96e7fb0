import { describe, expect, test } from 'vitest';
import { TILES, tile } from '../../src/data/tiles.ts';
import {
  CHRISTIAN,
  LEONARDO,
  MARCO,
  MARIO,
  marcosTurn,
  question,
  refused,
  type Scene,
} from '../marcos-turn.ts';
import type { Scenario } from '../scenario.ts';

const SCORES_OF_TWO = ['adulruna-rediviva', 'an-arrow-from-the-sun', 'the-perennial-sophia'];
const SCORES_OF_ONE = [
  'deggial',
  'lemuria',
  'nifelheim',
  'sitra-ahra',
  'to-mega-therion',
  'feuer-overture',
  'prometheus-entfesselt',
];

/** Marco holds one tile, has chosen Johnsson and used the ability: the gears come next. */
function holding(id: string, { me, ...scene }: Scene = {}): Scenario {
  return marcosTurn({ ...scene, me: { tiles: [id], ...me } }).choose('choose johnsson');
}

describe('the fifty tiles', () => {
  test('TILE-1 Location tiles for the five Mystic Places, Item tiles for the rest', () => {
    const locations = TILES.filter(({ place }) => place !== null);
    expect(locations.map(({ id, place }) => `${id} ${place}`)).toEqual(
      ['mole', 'cimitero', 'museo', 'tempio', 'obelisco'].flatMap((place) =>
        [1, 2, 3, 4].map((copy) => `${place}-${copy} ${place}`),
      ),
    );
    for (const { effect, wolf, organ, time, clues } of locations) {
      expect({ effect, wolf, organ, time, clues }).toEqual({
        effect: null,
        wolf: 0,
        organ: false,
        time: 0,
        clues: 0,
      });
    }
  });

  test('TILE-1 a Location tile cannot be played in a turn', () => {
    const game = holding('mole-1');
    expect(game.legal).toEqual(['turn 1', 'turn 2', 'turn 3']);
    expect(refused(game, 'tile mole-1')).toEqual(['TILE-1', 'refusal.not-an-item', {}]);
  });

  test('TILE-1 some Item tiles bear a Wolf Mark, some the Organ symbol', () => {
    const marked = TILES.filter(({ wolf }) => wolf > 0).map(({ id, wolf }) => `${id} ${wolf}`);
    expect(marked).toEqual([
      'spare-moment-1 1',
      'solved-riddle-1 1',
      'keyhole-1 1',
      'deep-archive 1',
      'summons 1',
      'false-papers 1',
      'fenrir-stone 2',
    ]);
    const symbols = TILES.filter(({ organ }) => organ).map(({ id }) => id);
    expect(symbols).toEqual([...SCORES_OF_TWO, 'omen-1']);
  });

  test('TILE-1 tiles in hand are secret', () => {
    const game = marcosTurn({ me: { tiles: ['deggial', 'mole-1'] } });
    expect(game.view(MARCO).own?.tiles).toEqual(['deggial', 'mole-1']);
    for (const other of [MARIO, CHRISTIAN, LEONARDO, null]) {
      const view = game.view(other);
      expect(view.players[MARCO]?.tiles).toBe(2);
      expect(JSON.stringify(view)).not.toMatch(/deggial|mole-1/);
    }
  });

  test('TILE-14 how many there are of each', () => {
    const count = new Map<string, number>();
    for (const { place, effect, time, clues } of TILES) {
      const kind = place ?? JSON.stringify([effect, time, clues]);
      count.set(kind, (count.get(kind) ?? 0) + 1);
    }
    expect(Object.fromEntries(count)).toEqual({
      mole: 4,
      cimitero: 4,
      museo: 4,
      tempio: 4,
      obelisco: 4,
      '[{"kind":"music","amount":2},0,0]': 3,
      '[{"kind":"music","amount":1},0,0]': 7,
      '[{"kind":"ride","lines":["tram"]},0,0]': 2,
      '[{"kind":"ride","lines":["monorail"]},0,0]': 2,
      '[{"kind":"ride","lines":["airship"]},0,0]': 2,
      '[{"kind":"clue-on-place"},0,0]': 2,
      '[{"kind":"time","amount":1},0,0]': 2,
      '[{"kind":"time","amount":3},0,1]': 2,
      '[{"kind":"investigate","cards":1},0,0]': 2,
      '[{"kind":"walk","steps":3},2,0]': 1,
      '[{"kind":"music","amount":4},2,0]': 1,
      '[{"kind":"draw","tiles":3},2,0]': 1,
      '[{"kind":"send"},2,0]': 1,
      '[{"kind":"swap"},0,0]': 1,
      '[null,0,0]': 1,
    });
    expect(TILES).toHaveLength(50);
    expect(new Set(TILES.map(({ id }) => id)).size).toBe(50);
  });
});

describe('tiles that give', () => {
  test('TILE-2 three scores of 2 Music', () => {
    for (const id of SCORES_OF_TWO) {
      const game = holding(id).choose(`tile ${id}`);
      expect(game.delivered).toEqual([
        { event: { type: 'tile-played', seat: MARCO, tile: id }, to: 'all', reveals: false },
        { event: { type: 'music-gained', seat: MARCO, amount: 2 }, to: 'all', reveals: false },
      ]);
      expect(game.player(MARCO)).toMatchObject({ music: 4, time: 20, tiles: [] });
    }
  });

  test('TILE-2 seven scores of 1 Music', () => {
    for (const id of SCORES_OF_ONE) {
      const game = holding(id).choose(`tile ${id}`);
      expect(game.events(null)).toEqual([
        { type: 'tile-played', seat: MARCO, tile: id },
        { type: 'music-gained', seat: MARCO, amount: 1 },
      ]);
      expect(game.player(MARCO).music).toBe(3);
    }
  });

  test('TILE-5 1 Time', () => {
    for (const id of ['spare-moment-1', 'spare-moment-2']) {
      const game = holding(id).choose(`tile ${id}`);
      expect(game.events(null)).toEqual([
        { type: 'tile-played', seat: MARCO, tile: id },
        { type: 'time-gained', seat: MARCO, amount: 1 },
      ]);
      expect(game.player(MARCO).time).toBe(21);
    }
  });

  test('TILE-6 3 Time for 1 Clue', () => {
    for (const id of ['solved-riddle-1', 'solved-riddle-2']) {
      const game = holding(id, { me: { clues: 2, tiles: [id] } }).choose(`tile ${id}`);
      expect(game.events(null)).toEqual([
        { type: 'tile-played', seat: MARCO, tile: id },
        { type: 'clues-spent', seat: MARCO, amount: 1 },
        { type: 'time-gained', seat: MARCO, amount: 3 },
      ]);
      expect(game.player(MARCO)).toMatchObject({ time: 23, clues: 1 });
    }
  });

  test('TILE-9 4 Music for 2 Time', () => {
    const game = holding('sleepless-night').choose('tile sleepless-night');
    expect(game.events(null)).toEqual([
      { type: 'tile-played', seat: MARCO, tile: 'sleepless-night' },
      { type: 'time-paid', seat: MARCO, amount: 2 },
      { type: 'music-gained', seat: MARCO, amount: 4 },
    ]);
    expect(game.player(MARCO)).toMatchObject({ time: 18, music: 6 });
  });

  test('TILE-10 3 tiles for 2 Time', () => {
    const stack = ['omen-1', 'omen-2', 'deggial', 'lemuria'];
    const game = holding('deep-archive', { table: { stack } }).choose('tile deep-archive');
    expect(game.events(MARCO)).toEqual([
      { type: 'tile-played', seat: MARCO, tile: 'deep-archive' },
      { type: 'time-paid', seat: MARCO, amount: 2 },
      { type: 'drew', seat: MARCO, tiles: ['omen-1', 'omen-2', 'deggial'] },
    ]);
    expect(game.events(LEONARDO).at(-1)).toEqual({ type: 'drew-hidden', seat: MARCO, count: 3 });
    expect(game.player(MARCO)).toMatchObject({ time: 18, tiles: ['omen-1', 'omen-2', 'deggial'] });
    expect(game.table.stack).toEqual(['lemuria', 'deep-archive']);
  });

  test('TILE-10 from a short stack it takes what is there, never itself (TURN-5)', () => {
    const game = holding('deep-archive', { table: { stack: ['omen-1'] } }).choose('tile deep-archive');
    expect(game.player(MARCO).tiles).toEqual(['omen-1']);
    expect(game.table.stack).toEqual(['deep-archive']);
    expect(game.legal).toEqual(['turn 1', 'turn 2', 'turn 3']);
  });

  test('TILE-10 an empty stack gives it nothing to draw', () => {
    const game = holding('deep-archive', { table: { stack: [] } });
    expect(refused(game, 'tile deep-archive')).toEqual(['TURN-6', 'refusal.no-target', {}]);
  });
});

describe('tiles that move the chosen Character', () => {
  test('TILE-3 one extra free ride on the machine printed on the tile', () => {
    const passes = [
      ['tram-pass-1', 'tram', 'r0c5', 'r5c2', 'r6c8'],
      ['tram-pass-2', 'tram', 'r5c2', 'r0c5', 'r6c8'],
      ['monorail-pass-1', 'monorail', 'r2c8', 'r5c6', 'r7c3'],
      ['monorail-pass-2', 'monorail', 'r7c3', 'r2c8', 'r5c6'],
      ['airship-pass-1', 'airship', 'r1c4', 'r5c10', 'r8c8'],
      ['airship-pass-2', 'airship', 'r8c8', 'r1c4', 'r5c10'],
    ] as const;
    for (const [id, line, from, one, other] of passes) {
      const game = holding(id, { at: { johnsson: from } }).choose(`tile ${id}`);
      expect(game.events(null)).toEqual([{ type: 'tile-played', seat: MARCO, tile: id }]);
      expect(game.legal).toEqual([`ride ${line} ${one}`, `ride ${line} ${other}`]);
      game.choose(`ride ${line} ${one}`);
      expect(game.events(null)).toEqual([
        { type: 'rode', seat: MARCO, character: 'johnsson', line, square: one },
      ]);
      expect(game.table.characters.johnsson).toBe(one);
      expect(game.table.turn).toMatchObject({ rode: false });
      expect(game.player(MARCO).time).toBe(20);
      expect(game.prompt).toBe('prompt.gears');
    }
  });

  test('TILE-3 only from a Station of that colour with another one free', () => {
    const elsewhere = holding('tram-pass-1', { at: { johnsson: 'r2c8' } });
    expect(elsewhere.legalWith('tile')).toEqual([]);
    expect(refused(elsewhere, 'tile tram-pass-1')).toEqual(['TURN-6', 'refusal.no-target', {}]);
    const taken = holding('tram-pass-1', { at: { johnsson: 'r0c5', vikstrom: 'r5c2', snowy: 'r6c8' } });
    expect(taken.legalWith('tile')).toEqual([]);
    const one = holding('tram-pass-1', { at: { johnsson: 'r0c5', vikstrom: 'r5c2' } });
    expect(one.choose('tile tram-pass-1').legal).toEqual(['ride tram r6c8']);
  });

  test('TILE-3 takes a declarer to an occupied Station too (MOVE-7)', () => {
    const game = marcosTurn({
      me: { tiles: ['tram-pass-1'] },
      at: { lilja: 'r0c5', vikstrom: 'r5c2', snowy: 'r6c8' },
      table: { organ: 'r5c5' },
    }).choose('declare lilja', 'tile tram-pass-1');
    expect(game.legal).toEqual(['ride tram r5c2', 'ride tram r6c8']);
  });

  test('TILE-3 not where transport is banned (EVT-E)', () => {
    const game = holding('tram-pass-1', { at: { johnsson: 'r0c5' }, table: { event: 'E' } });
    expect(game.legalWith('tile')).toEqual([]);
    expect(refused(game, 'tile tram-pass-1')).toEqual(['EVT-E', 'refusal.transport-banned', {}]);
    const march = holding('forced-march', { table: { event: 'E' } });
    expect(march.legalWith('tile')).toEqual(['tile forced-march']);
    const archive = holding('deep-archive', { table: { event: 'E', stack: [] } });
    expect(refused(archive, 'tile deep-archive')).toEqual(['TURN-6', 'refusal.no-target', {}]);
  });

  test('TILE-8 for 2 Time the chosen Character walks up to 3', () => {
    const game = holding('forced-march').choose('tile forced-march');
    expect(game.events(null)).toEqual([
      { type: 'tile-played', seat: MARCO, tile: 'forced-march' },
      { type: 'time-paid', seat: MARCO, amount: 2 },
    ]);
    expect(question(game)).toEqual({
      seat: MARCO,
      clause: 'ABIL-4',
      prompt: { key: 'prompt.free-walk', vars: { steps: 3 } },
    });
    game.choose('walk r7c6', 'walk r7c5', 'walk r7c4');
    expect(game.table.characters.johnsson).toBe('r7c4');
    expect(game.player(MARCO).time).toBe(18);
    expect(game.table.turn?.walked).toBe(0);
    expect(game.prompt).toBe('prompt.gears');
  });

  test('TILE-8 needs a square to step to', () => {
    const game = holding('forced-march', { at: { johnsson: 'r0c3', snowy: 'r0c4', lilja: 'r1c3' } });
    expect(refused(game, 'tile forced-march')).toEqual(['TURN-6', 'refusal.no-target', {}]);
  });
});

describe('tiles that look and place', () => {
  test('TILE-4 a Clue on an empty Mystic Place', () => {
    for (const id of ['omen-1', 'omen-2']) {
      const game = holding(id, { at: { vikstrom: 'r3c8' }, table: { clues: ['r0c7'] } }).choose(`tile ${id}`);
      expect(game.events(null)).toEqual([{ type: 'tile-played', seat: MARCO, tile: id }]);
      expect(game.legal).toEqual(['clue r4c4', 'clue r8c5', 'clue r2c2']);
      game.choose('clue r8c5');
      expect(game.events(null)).toEqual([{ type: 'clue-placed', seat: MARCO, square: 'r8c5' }]);
      expect(game.table.clues).toEqual(['r0c7', 'r8c5']);
      expect(game.player(MARCO)).toMatchObject({ clues: 0, time: 20 });
    }
  });

  test('TILE-7 investigates 1 card', () => {
    for (const id of ['keyhole-1', 'keyhole-2']) {
      const game = holding(id).choose(`tile ${id}`);
      expect(question(game)?.prompt).toEqual({ key: 'prompt.investigate', vars: { count: 1 } });
      game.choose('investigate p4');
      expect(game.events(MARIO)).toEqual([{ type: 'looked', seat: MARCO, target: LEONARDO, count: 1 }]);
      expect(game.prompt).toBe('prompt.gears');
    }
  });

  test('TILE-11 for 2 Time any Character is put on an empty Mystic Place', () => {
    const game = holding('summons', { at: { vikstrom: 'r3c8' }, table: { clues: ['r0c7', 'r4c4'] } });
    game.choose('tile summons');
    expect(game.events(null)).toEqual([
      { type: 'tile-played', seat: MARCO, tile: 'summons' },
      { type: 'time-paid', seat: MARCO, amount: 2 },
    ]);
    expect(question(game)).toEqual({
      seat: MARCO,
      clause: 'TILE-11',
      prompt: { key: 'prompt.send', vars: {} },
    });
    const everyone = ['vikstrom', 'snowy', 'lilja', 'pahlsson', 'koleberg', 'lewis', 'johnsson', 'vidal'];
    expect(game.legal).toEqual(everyone.flatMap((who) => [`send ${who} tempio`, `send ${who} obelisco`]));
    game.choose('send snowy tempio');
    expect(game.delivered).toEqual([
      {
        event: { type: 'character-sent', seat: MARCO, character: 'snowy', place: 'tempio' },
        to: 'all',
        reveals: false,
      },
    ]);
    expect(game.table.characters).toMatchObject({ snowy: 'r8c5', vikstrom: 'r3c8', johnsson: 'r7c7' });
    expect(game.player(MARCO).time).toBe(18);
    expect(game.prompt).toBe('prompt.gears');
  });

  test('TILE-11 not on a Mystic Place that is not empty', () => {
    const game = holding('summons', { at: { vikstrom: 'r3c8' }, table: { clues: ['r0c7'] } });
    game.choose('tile summons');
    for (const [place, square] of [
      ['mole', 'r3c8'],
      ['cimitero', 'r0c7'],
    ]) {
      expect(refused(game, `send snowy ${place}`)).toEqual([
        'ABIL-3',
        'refusal.not-an-empty-place',
        { square },
      ]);
    }
    expect(refused(game, 'stop')).toEqual(['TILE-11', 'refusal.not-offered', {}]);
  });

  test('TILE-11 needs an empty Mystic Place', () => {
    const game = holding('summons', {
      at: { vikstrom: 'r3c8', snowy: 'r2c2', lilja: 'r4c4' },
      table: { clues: ['r0c7', 'r8c5'] },
    });
    expect(refused(game, 'tile summons')).toEqual(['TURN-6', 'refusal.no-target', {}]);
  });

  test('TILE-11 and TILE-12 move a blocked Character too (EVT-3)', () => {
    const sent = holding('summons', { table: { blocked: ['snowy'], used: { vikstrom: LEONARDO } } });
    sent.choose('tile summons', 'send snowy mole');
    expect(sent.table.characters.snowy).toBe('r3c8');
    const swapped = holding('false-papers', { table: { blocked: ['snowy'], used: { vikstrom: LEONARDO } } });
    swapped.choose('tile false-papers', 'swap vikstrom snowy');
    expect(swapped.table.characters).toMatchObject({ snowy: 'r2c6', vikstrom: 'r3c3' });
  });

  test('TILE-12 swaps any two Characters', () => {
    const game = holding('false-papers').choose('tile false-papers');
    expect(game.events(null)).toEqual([{ type: 'tile-played', seat: MARCO, tile: 'false-papers' }]);
    expect(question(game)).toEqual({
      seat: MARCO,
      clause: 'TILE-12',
      prompt: { key: 'prompt.swap', vars: {} },
    });
    expect(game.legal).toHaveLength(8 * 7);
    expect(game.legal.filter((line) => line.startsWith('swap johnsson'))).toEqual([
      'swap johnsson vikstrom',
      'swap johnsson snowy',
      'swap johnsson lilja',
      'swap johnsson pahlsson',
      'swap johnsson koleberg',
      'swap johnsson lewis',
      'swap johnsson vidal',
    ]);
    game.choose('swap snowy johnsson');
    expect(game.delivered).toEqual([
      {
        event: { type: 'characters-swapped', seat: MARCO, character: 'snowy', other: 'johnsson' },
        to: 'all',
        reveals: false,
      },
    ]);
    expect(game.table.characters).toMatchObject({ snowy: 'r7c7', johnsson: 'r3c3', vikstrom: 'r2c6' });
    expect(game.player(MARCO).time).toBe(20);
  });

  test('TILE-12 a pair may be named in either order, and holds two Characters', () => {
    const game = holding('false-papers').choose('tile false-papers');
    expect(refused(game, 'swap snowy snowy')).toEqual(['TILE-12', 'refusal.same-character', {}]);
    expect(refused(game, 'stop')).toEqual(['TILE-12', 'refusal.not-offered', {}]);
    game.choose('swap johnsson snowy');
    expect(game.table.characters).toMatchObject({ snowy: 'r7c7', johnsson: 'r3c3', vikstrom: 'r2c6' });
  });

  test('TILE-12 the chosen Character walks on from where it was swapped to', () => {
    const game = holding('false-papers').choose('tile false-papers', 'swap snowy johnsson', 'turn 1');
    expect(game.legalWith('walk')).toEqual(['walk r2c3', 'walk r3c4', 'walk r4c3', 'walk r3c2']);
  });

  test('TILE-13 the Fenrir Stone cannot be played and counts as two Wolf Marks', () => {
    const game = holding('fenrir-stone');
    expect(game.legal).toEqual(['turn 1', 'turn 2', 'turn 3']);
    expect(refused(game, 'tile fenrir-stone')).toEqual(['TILE-13', 'refusal.cannot-be-played', {}]);
    expect(tile('fenrir-stone')).toMatchObject({ place: null, effect: null, wolf: 2, organ: false });
    const fenrir = { role: 'fenrir', tiles: ['fenrir-stone'] } as const;
    expect(marcosTurn({ me: fenrir }).legalWith('declare')).toHaveLength(8);
  });
});

describe('put, not moved', () => {
  test('TILE-15 swapping and placing collect no Clue and cross no square', () => {
    const clues = ['r3c4', 'r7c6', 'r8c4'];
    const swapped = holding('false-papers', { table: { clues } });
    swapped.choose('tile false-papers', 'swap snowy johnsson');
    const sent = holding('summons', { table: { clues } }).choose('tile summons', 'send johnsson tempio');
    for (const game of [swapped, sent]) {
      expect(game.heard(null)).toHaveLength(1);
      expect(game.table.clues).toEqual(clues);
      expect(game.player(MARCO).clues).toBe(0);
    }
  });

  test('TILE-15 a Clue never shares a square with a Character', () => {
    const game = holding('summons', { table: { clues: ['r3c8', 'r0c7', 'r8c5'] } }).choose('tile summons');
    game.choose('send johnsson museo');
    const placed = holding('omen-1', { at: { johnsson: 'r3c8' } }).choose('tile omen-1');
    expect(placed.legal).not.toContain('clue r3c8');
    placed.choose('clue r4c4');
    for (const { table } of [game, placed]) {
      const standing = Object.values(table.characters);
      expect(table.clues.filter((square) => standing.includes(square))).toEqual([]);
    }
  });
});
