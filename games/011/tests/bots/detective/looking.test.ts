import { describe, expect, test } from 'vitest';
import { actionWorth } from '../../../src/bots/detective/effects.ts';
import { bestLook } from '../../../src/bots/detective/looking.ts';
import { lookWorth } from '../../../src/bots/detective/worth.ts';
import { CHRISTIAN, LEONARDO, MARIO, marcosTurn } from '../../marcos-turn.ts';
import { EVERYTHING, marco, mindAt, UNKNOWN_DECK } from './asked.ts';

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
