import { describe, expect, test } from 'vitest';
import {
  actionWorth,
  bestBoost,
  bestCopy,
  characterWorth,
  effectWorth,
} from '../../../src/bots/detective/effects.ts';
import { bestLook } from '../../../src/bots/detective/looking.ts';
import type { Mind } from '../../../src/bots/detective/mind.ts';
import {
  cluesWorth,
  lookWorth,
  pagesWorth,
  tilesWorth,
  timeWorth,
} from '../../../src/bots/detective/worth.ts';
import type { Player } from '../../../src/state.ts';
import { CHRISTIAN, LEONARDO, MARIO, marcosTurn, type Scene } from '../../marcos-turn.ts';
import { mindAt } from './asked.ts';

/** What Marco has in mind at the beginning of his turn. */
function marco(me: Partial<Player> = {}, scene: Scene = {}): Mind {
  return mindAt(marcosTurn({ ...scene, me }));
}

const UNKNOWN_DECK = ['unknown:0', 'unknown:1', 'unknown:2'] as const;
const EVERYTHING = ['1:0', '2:0', '3:0', ...UNKNOWN_DECK] as const;

describe('pages', () => {
  test('WIN-2 as many as are missing count in full, the rest next to nothing', () => {
    const one = pagesWorth(marco({ music: 14 }), 1);
    expect(pagesWorth(marco({ music: 10 }), 3)).toBeCloseTo(3 * one);
    expect(pagesWorth(marco({ music: 14 }), 3)).toBeLessThan(1.2 * one);
    expect(pagesWorth(marco({ music: 15 }), 3)).toBeLessThan(0.2 * one);
  });

  test('CARD-4 three of them lie in the hand with Compose, and those of the best Score', () => {
    expect(marco({ music: 12 }).pages).toBe(3);
    expect(marco({ music: 12, powers: ['compose'] }).pages).toBe(0);
    expect(marco({ music: 8, tiles: ['deggial', 'sleepless-night'] }).pages).toBe(3);
  });

  test('WIN-2 Fenrir needs three pages less', () => {
    expect(marco({ music: 10, role: 'fenrir' }).pages).toBe(2);
    expect(marco({ music: 10, role: 'hero' }).pages).toBe(5);
  });

  test('ACT-5 Clues are spent on pages that are missing, on others never', () => {
    expect(bestBoost(marco({ music: 5, clues: 3 }), 'compose').clues).toBe(3);
    expect(bestBoost(marco({ music: 13, clues: 3 }), 'compose').clues).toBe(1);
    expect(bestBoost(marco({ music: 15, clues: 3 }), 'compose').clues).toBe(0);
  });
});

describe('looks', () => {
  test('ACT-1 where all is known they are worth nothing', () => {
    const mind = marco({ seen: ['1:0', ...UNKNOWN_DECK] });
    expect(lookWorth(mind, 'p2', 3)).toBe(0);
    expect(lookWorth(mind, 'unknown', 3)).toBe(0);
    expect(lookWorth(mind, 'p3', 1)).toBeGreaterThan(0);
  });

  test('WIN-3 nobody needs any who has one suspect left', () => {
    const mind = marco({ seen: EVERYTHING });
    expect(mind.suspects).toEqual(['lilja']);
    for (const source of ['p2', 'p3', 'p4', 'unknown'] as const) expect(lookWorth(mind, source, 3)).toBe(0);
    expect(actionWorth(mind, 'investigate', 0)).toBe(0);
  });

  test('ACT-1 more cards are worth more', () => {
    expect(lookWorth(marco(), 'p2', 2)).toBeGreaterThan(lookWorth(marco(), 'p2', 1));
  });

  test('ACT-1 the source where most is unknown is the best', () => {
    expect(bestLook(marco(), 1).source).toBe('unknown');
    const players = {
      [MARIO]: { characters: ['johnsson'], powers: ['compose', 'research', 'transport'] },
      [CHRISTIAN]: { characters: ['snowy'], powers: ['compose'] },
      [LEONARDO]: { characters: ['vidal'], powers: [] },
    } as const;
    expect(bestLook(marco({ seen: UNKNOWN_DECK }, { players }), 1).source).toBe('p4');
    expect(bestLook(marco({ seen: [...UNKNOWN_DECK, '3:0'] }, { players }), 1).source).toBe('p3');
  });

  test('ACT-1 nobody looks into a hand that is the own', () => {
    const seat = MARIO;
    const game = marcosTurn({
      agenda: [{ step: 'turn', seat }],
      players: { [seat]: { characters: ['johnsson'], powers: [], seen: ['0:0', '2:0', ...UNKNOWN_DECK] } },
    });
    expect(bestLook(mindAt(game), 1).source).toBe('p4');
  });
});

describe('Time', () => {
  test('TIME-2 it is worth most where it is short', () => {
    const gained = [4, 25, 40].map((time) => timeWorth(marco({ time }), 3));
    expect(gained.toSorted((one, other) => other - one)).toEqual(gained);
    expect(new Set(gained).size).toBe(3);
  });

  test('HOUR-1 it is worth less the fewer Hours there are to spend it in', () => {
    const late = marco({}, { table: { hour: 10 } });
    expect(timeWorth(late, 3)).toBeLessThan(timeWorth(marco(), 3));
  });

  test('TIME-1 what goes beyond the most is lost', () => {
    expect(timeWorth(marco({ time: 45 }), 3)).toBe(0);
    expect(timeWorth(marco({ time: 44 }), 3)).toBeCloseTo(timeWorth(marco({ time: 44 }), 1));
  });

  test('TIME-2 none is worth nothing, and less of it less than nothing', () => {
    expect(timeWorth(marco(), 0)).toBe(0);
    expect(timeWorth(marco(), -1)).toBeLessThan(0);
    expect(timeWorth(marco(), -2)).toBeLessThan(timeWorth(marco(), -1));
  });
});

describe('tiles and Clues', () => {
  const FULL = ['mole-1', 'museo-1', 'tempio-1'];

  test('HOUR-2 tiles beyond three are worth less, but not nothing', () => {
    const beyond = tilesWorth(marco({ tiles: FULL }), 2);
    expect(beyond).toBeGreaterThan(0);
    expect(beyond).toBeLessThan(tilesWorth(marco(), 2));
    const one = tilesWorth(marco({ tiles: FULL.slice(1) }), 2);
    expect(one).toBeGreaterThan(beyond);
    expect(one).toBeLessThan(tilesWorth(marco(), 2));
  });

  test('TILE-1 an empty stack gives none', () => {
    expect(tilesWorth(marco({}, { table: { stack: [] } }), 2)).toBe(0);
    expect(tilesWorth(marco({}, { table: { stack: ['mole-1'] } }), 2)).toBeCloseTo(tilesWorth(marco(), 1));
  });

  test('WIN-2 Fenrir wants them more until two Marks are found', () => {
    const draws = (tiles: readonly string[]) => tilesWorth(marco({ role: 'fenrir', tiles }), 2);
    expect(draws([])).toBeGreaterThan(tilesWorth(marco({ role: 'hero' }), 2));
    expect(draws(['fenrir-stone'])).toBeCloseTo(tilesWorth(marco({ tiles: ['mole-1'] }), 2));
  });

  test('ACT-5 Clues are worth less to who has nothing left to spend them on', () => {
    const idle = cluesWorth(marco({ music: 15, seen: EVERYTHING }), 1);
    expect(idle).toBeGreaterThan(0);
    expect(idle).toBeLessThan(cluesWorth(marco(), 1));
    expect(cluesWorth(marco({ music: 13, clues: 8, seen: EVERYTHING }), 1)).toBeCloseTo(idle);
  });
});

describe('abilities', () => {
  test('ABIL-1 each is worth what it brings to who lacks it', () => {
    const writer = marco({ music: 5, seen: EVERYTHING });
    const looker = marco({ music: 15 });
    expect(characterWorth(writer, 'johnsson')).toBeGreaterThan(characterWorth(looker, 'johnsson'));
    expect(characterWorth(looker, 'lewis')).toBeGreaterThan(characterWorth(writer, 'lewis'));
    expect(characterWorth(marco({ time: 5 }), 'vikstrom')).toBeGreaterThan(
      characterWorth(marco({ time: 40 }), 'vikstrom'),
    );
  });

  test('ABIL-2 Påhlsson copies whoever is worth most, and need not', () => {
    expect(
      bestCopy(marco({ music: 5, seen: EVERYTHING, tiles: ['mole-1', 'mole-2', 'mole-3'] })).character,
    ).toBe('johnsson');
    expect(bestCopy(marco({ music: 15 })).character).toBe('lewis');
    expect(effectWorth(marco({ time: 3 }), { kind: 'copy', cost: 2 })).toBeGreaterThanOrEqual(0);
  });

  test('ABIL-1 Vidal acts as is best', () => {
    const mind = marco({ music: 15 });
    expect(effectWorth(mind, { kind: 'act' })).toBe(actionWorth(mind, 'investigate', 0));
  });

  test('EVT-B the third player uses it twice', () => {
    const at = (order: readonly number[]) => marco({}, { table: { event: 'B', order } });
    const once = characterWorth(at([3, 0, 1, 2]), 'johnsson');
    expect(characterWorth(at([3, 1, 0, 2]), 'johnsson')).toBeCloseTo(2 * once);
  });
});
