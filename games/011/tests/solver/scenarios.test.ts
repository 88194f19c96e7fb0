import { print } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { RUNE_SQUARES } from '../../src/data/city.ts';
import { game as eleven } from '../../src/index.ts';
import { wolfMarks } from '../../src/rules/fenrir.ts';
import { MARKS_NEEDED } from '../../src/rules/victory.ts';
import { canWinNow, couldWin } from '../../src/solver/can-win.ts';
import { meansOf } from '../../src/solver/means-of.ts';
import { winningTurn } from '../../src/solver/winning-turn.ts';
import type { Table } from '../../src/table/state.ts';
import { fenrir, hero, JOHNSSON_CHOSEN, SWAPPED_FIRST } from '../declarer.ts';
import type { Scenario } from '../scenario.ts';
import { compare, solve } from './compare.ts';

const MOST = 60_000;

/** The line found for seat 0, in notation, once the rules have confirmed it; null if they confirm there is none. */
function lineFor({ moment }: Scenario): string[] | null {
  const { line, tried, fault } = compare(moment, 0, MOST);
  expect(fault).toBeNull();
  expect(tried).toBe(line !== null);
  return line === null ? null : line.map((choice) => print(eleven.grammar, choice));
}

/** Johnsson stands at the Organ and writes two pages; three teeth bring Compose. */
const JOHNSSON_AT_THE_ORGAN = { ...JOHNSSON_CHOSEN, organ: 'r7c7' } as const;

const FAR_AWAY = { ...RUNE_SQUARES, vikstrom: 'r8c2' };

/** All others stand more than six steps from Snowy, and four to six from Vikström. */
const FAR_FROM_SNOWY: Table['characters'] = {
  snowy: 'r7c1',
  vikstrom: 'r3c6',
  vidal: 'r6c10',
  lilja: 'r0c3',
  pahlsson: 'r0c4',
  koleberg: 'r0c8',
  lewis: 'r1c3',
  johnsson: 'r2c10',
};

describe('pages', () => {
  test('WIN-5 a Hero beside the Organ with 15 pages walks there', () => {
    expect(lineFor(hero())).toEqual(['declare vikstrom', 'turn 1', 'walk r3c6', 'stop', 'end']);
  });

  test('WIN-5 pages that cannot be written rule it out', () => {
    expect(lineFor(hero({ self: { music: 13 } }))).toBeNull();
  });

  test('GEAR-2 the gears turn as far as Compose', () => {
    expect(lineFor(hero({ self: { music: 14 } }))).toContain('turn 3');
  });

  test('ACT-5 Clues in hand write the pages that are missing', () => {
    const table = JOHNSSON_AT_THE_ORGAN;
    expect(lineFor(hero({ self: { music: 10, clues: 2 }, table }))).toContain('spend 2');
    expect(lineFor(hero({ self: { music: 10, clues: 1 }, table }))).toBeNull();
  });

  test('MOVE-5 so does a Clue collected on the way', () => {
    const table = { ...JOHNSSON_CHOSEN, organ: 'r5c7' } as const;
    const self = { music: 10, clues: 1 };
    const line = lineFor(hero({ self, table: { ...table, clues: ['r6c7'] } }));
    expect(line).toContain('spend 2');
    expect(line?.[0]).toBe('declare johnsson');
    expect(lineFor(hero({ self, table: { ...table, clues: ['r8c3'] } }))).toBeNull();
  });

  test('TURN-3 one card and one tile, not two tiles', () => {
    const scores = ['adulruna-rediviva', 'an-arrow-from-the-sun'];
    expect(lineFor(hero({ self: { music: 10, tiles: scores } }))).toBeNull();
    const both = lineFor(hero({ self: { music: 10, tiles: scores, powers: ['compose'] } }));
    expect(both).toContain('card compose');
    expect(both?.filter((choice) => choice.startsWith('tile'))).toHaveLength(1);
  });

  test('EVT-A bans what would write them', () => {
    const self = { music: 12, powers: ['compose'] } as const;
    expect(lineFor(hero({ self }))).toContain('card compose');
    expect(lineFor(hero({ self, table: { event: 'A', order: [0, 3, 1, 2] } }))).toBeNull();
  });

  test('EVT-J the last player takes a card back and plays it', () => {
    const self = { music: 12, spent: ['research', 'compose'] } as const;
    expect(lineFor(hero({ self, table: { order: [3, 1, 2, 0] } }))).toBeNull();
    const line = lineFor(hero({ self, table: { event: 'J', order: [3, 1, 2, 0] } }));
    expect(line).toEqual(expect.arrayContaining(['regain compose', 'card compose']));
  });

  test('ABIL-2 Påhlsson pays for the pages of Johnsson', () => {
    const table = {
      chosen: 'pahlsson',
      organ: 'r4c10',
      unknown: ['lewis', 'johnsson', 'vidal'],
    } as const;
    const players = { 2: { characters: ['vikstrom'] } } as const;
    expect(lineFor(hero({ self: { music: 13, time: 4 }, table, players }))).toContain('copy johnsson');
    expect(lineFor(hero({ self: { music: 13, time: 3 }, table, players }))).toBeNull();
  });
});

describe('what is played before the declaration', () => {
  test('TURN-3 ABIL-1 a swap, so that the ability is used from the other place', () => {
    const line = lineFor(hero(SWAPPED_FIRST));
    expect(line?.slice(0, 3)).toEqual(['tile false-papers', 'swap snowy vidal', 'declare snowy']);
    const self = { ...SWAPPED_FIRST.self, tiles: [] };
    expect(lineFor(hero({ ...SWAPPED_FIRST, self }))).toBeNull();
  });

  test('TURN-3 the line is found again at the question of the tile, and where it was played for nothing there is none', () => {
    const game = hero(SWAPPED_FIRST).choose('tile false-papers');
    expect(lineFor(game)?.[0]).toBe('swap snowy vidal');
    expect(lineFor(game.choose('swap lilja johnsson'))).toBeNull();
  });

  test('EVT-A nothing where the Event forbids it', () => {
    const banned = {
      ...SWAPPED_FIRST,
      table: { ...SWAPPED_FIRST.table, event: 'A', order: [0, 3, 1, 2] },
    } as const;
    expect(lineFor(hero(banned))).toBeNull();
  });

  test('WIN-2 a Mark that the declaration needs is kept until then', () => {
    const line = lineFor(fenrir({ self: { tiles: ['spare-moment-1', 'keyhole-1'] } }));
    expect(line?.[0]).toBe('declare vikstrom');
  });

  test('WIN-2 TURN-3 a Mark may go before the declaration only if two are left without it', () => {
    const scene = (tiles: readonly string[]): Scenario =>
      fenrir({
        self: { characters: ['snowy'], time: 2, tiles },
        table: { characters: FAR_FROM_SNOWY },
        players: { 1: { characters: ['lilja'] } },
      });
    const line = lineFor(scene(['false-papers', 'fenrir-stone']));
    expect(line?.[0]).toBe('tile false-papers');
    expect(line?.[2]).toBe('declare vikstrom');
    expect(lineFor(scene(['false-papers', 'keyhole-1']))).toBeNull();
  });
});

describe('Time', () => {
  test('TIME-3 a third tooth must leave some', () => {
    const table = JOHNSSON_AT_THE_ORGAN;
    expect(lineFor(hero({ self: { music: 12, time: 4 }, table }))).toContain('turn 3');
    expect(lineFor(hero({ self: { music: 12, time: 3 }, table }))).toBeNull();
  });

  test('TIME-2 a first tooth that takes the last of it wins nothing', () => {
    expect(lineFor(hero({ self: { time: 1 }, table: JOHNSSON_AT_THE_ORGAN }))).toBeNull();
  });

  test('TILE-6 a Clue buys the Time for it', () => {
    const self = { music: 12, time: 1, clues: 1 };
    expect(lineFor(hero({ self, table: JOHNSSON_AT_THE_ORGAN }))).toBeNull();
    const riddle = { ...self, tiles: ['solved-riddle-1'] };
    expect(lineFor(hero({ self: riddle, table: JOHNSSON_AT_THE_ORGAN }))).toContain('tile solved-riddle-1');
  });
});

describe('the way', () => {
  test('MOVE-4 nobody bars it', () => {
    const characters = { ...RUNE_SQUARES, snowy: 'r3c6' };
    const line = lineFor(hero({ table: { characters, organ: 'r4c6' } }));
    expect(line).toEqual(expect.arrayContaining(['walk r3c6', 'walk r4c6']));
  });

  test('EVT-E stops the tram', () => {
    const characters = { ...RUNE_SQUARES, vikstrom: 'r0c5' };
    const scene = (event: Table['event']): Scenario =>
      hero({ table: { characters, gears: [0, 4, 1], organ: 'r6c7', event } });
    expect(lineFor(scene(null))).toContain('ride tram r6c8');
    expect(lineFor(scene('E'))).toBeNull();
  });

  test('CARD-2 the card rides a line the gears show too late', () => {
    const characters = { ...RUNE_SQUARES, vikstrom: 'r0c5' };
    const table = (): Partial<Table> => ({ characters, organ: 'r7c8', gears: [1, 4, 1] });
    expect(lineFor(hero({ self: { time: 1 }, table: table() }))).toBeNull();
    const line = lineFor(hero({ self: { time: 1, powers: ['transport'] }, table: table() }));
    expect(line).toEqual(expect.arrayContaining(['card transport', 'ride tram r6c8', 'walk r7c8']));
  });

  test('EVT-B the third player walks with Snowy twice', () => {
    const scene = (event: Table['event']): Scenario =>
      hero({
        self: { time: 2 },
        table: {
          chosen: 'snowy',
          unknown: ['lewis', 'johnsson', 'vidal'],
          organ: 'r5c7',
          gears: [1, 0, 1],
          order: [3, 1, 0, 2],
          event,
        },
        players: { 1: { characters: ['vikstrom'] } },
      });
    expect(lineFor(scene(null))).toBeNull();
    expect(lineFor(scene('B'))).toContain('walk r5c7');
  });

  test('TILE-12 a swap brings the Chosen One to the Organ from anywhere', () => {
    const characters = { ...FAR_AWAY, snowy: 'r3c6' };
    expect(lineFor(hero({ table: { characters } }))).toBeNull();
    const line = lineFor(hero({ self: { tiles: ['false-papers'] }, table: { characters } }));
    expect(line).toEqual(expect.arrayContaining(['tile false-papers', 'swap vikstrom snowy']));
  });

  test('TILE-11 Fenrir summons the prey', () => {
    expect(lineFor(fenrir({ table: { characters: { ...FAR_AWAY, lilja: 'r3c5' } } }))).toBeNull();
    const line = lineFor(
      fenrir({
        self: { tiles: ['summons', 'keyhole-1'] },
        table: { characters: { ...FAR_AWAY, lilja: 'r3c5' } },
      }),
    );
    expect(line).toEqual(expect.arrayContaining(['tile summons', 'send vikstrom museo']));
  });
});

describe('who may ask', () => {
  test('WIN-2 nobody wins without the Organ, nor Fenrir without two Marks', () => {
    expect(lineFor(hero({ table: { organ: null } }))).toBeNull();
    expect(lineFor(fenrir({ self: { tiles: ['keyhole-1'] } }))).toBeNull();
    expect(lineFor(fenrir())).not.toBeNull();
  });

  test('WIN-2 once declared, Fenrir may play a Mark away', () => {
    const game = fenrir({ self: { tiles: ['false-papers', 'keyhole-1'] } }).choose('declare vikstrom');
    game.choose('tile false-papers', 'swap snowy lewis');
    expect(wolfMarks(game.player(0).tiles)).toBeLessThan(MARKS_NEEDED);
    expect(solve(game.moment, 0)).not.toBeNull();
  });

  test('TILE-1 of another hand only what lies open is counted', () => {
    const { table } = hero({ self: { music: 12, powers: ['compose'] } });
    const suspicion = { as: 'hero', walker: 'vikstrom' } as const;
    expect(couldWin(eleven.view(table, 1), 0, 'vikstrom', suspicion)).not.toBeNull();
    const hidden = hero({ self: { music: 12, tiles: ['sleepless-night'] } });
    expect(lineFor(hidden)).toContain('tile sleepless-night');
    expect(couldWin(eleven.view(hidden.table, 1), 0, 'vikstrom', suspicion)).toBeNull();
  });

  test('WIN-6 a Character used or blocked wins like any other, by means that can be thought up', () => {
    const { table } = hero({ table: { used: { vikstrom: 2 }, blocked: ['vikstrom'] } });
    const declarer = { as: 'hero', walker: 'vikstrom' } as const;
    const means = meansOf(eleven.view(table, 0), 0, 'vikstrom', declarer);
    expect(winningTurn(means)).not.toBeNull();
    expect(winningTurn({ ...means, music: 12 })).toBeNull();
    expect(winningTurn({ ...means, music: 12, powers: ['compose'] })).not.toBeNull();
  });

  test('WIN-4 Fenrir is suspected with a walker named, and needs 12 pages', () => {
    const { table } = fenrir();
    const seen = eleven.view(table, 1);
    expect(couldWin(seen, 0, 'vikstrom', { as: 'fenrir', walker: 'lilja' })).not.toBeNull();
    expect(couldWin(seen, 0, 'vikstrom', { as: 'fenrir', walker: 'koleberg' })).toBeNull();
    expect(couldWin(seen, 0, 'vikstrom', { as: 'fenrir', walker: 'vikstrom' })).toBeNull();
  });

  test('OUT-1 whoever is out, or only watches, wins nothing', () => {
    const { table } = hero({ self: { out: true } });
    expect(couldWin(eleven.view(table, 1), 0, 'vikstrom', { as: 'hero', walker: 'vikstrom' })).toBeNull();
    expect(canWinNow(eleven.view(table, null), 'vikstrom')).toBeNull();
  });
});
