import { describe, expect, test } from 'vitest';
import { plans, roughPlans } from '../../../src/bots/detective/plan.ts';
import { RUNE_SQUARES } from '../../../src/data/city.ts';
import { AT_THE_ORGAN, fenrir, hero, JOHNSSON_CHOSEN } from '../../declarer.ts';
import { marcosTurn } from '../../marcos-turn.ts';
import type { Scenario } from '../../scenario.ts';
import { chosenAt, EVERYTHING, mindAt } from './asked.ts';

const ALL_BUT_ONE_HAND = EVERYTHING.filter((place) => place !== '1:0');
const FULL = ['mole-1', 'museo-1', 'tempio-1'];

describe('whom to choose', () => {
  test('ABIL-1 Johnsson where pages are all that is missing', () => {
    const game = marcosTurn({
      me: { music: 6, time: 45, tiles: FULL, seen: EVERYTHING },
      table: { clues: [] },
    });
    expect(chosenAt(game)).toBe('choose johnsson');
  });

  test('ABIL-1 Lewis where the Chosen One is all that is missing', () => {
    const game = marcosTurn({ me: { music: 15, time: 45, tiles: FULL }, table: { clues: [] } });
    expect(chosenAt(game)).toBe('choose lewis');
  });

  test('MOVE-5 of two who bring as little, the one beside a Clue', () => {
    const used = { johnsson: 1, lewis: 1, vikstrom: 1, lilja: 1, pahlsson: 1, koleberg: 1 } as const;
    const blocked = ['vidal'] as const;
    expect(chosenAt(marcosTurn({ table: { used, blocked, clues: ['r4c3'] } }))).toBe('choose snowy');
    const both = plans(mindAt(marcosTurn({ table: { clues: ['r7c6'] }, at: { snowy: 'r0c3' } })));
    const worthOf = (who: string) => both.find(({ character }) => character === who)?.worth ?? 0;
    const none = plans(mindAt(marcosTurn({ table: { clues: [] }, at: { snowy: 'r0c3' } })));
    const before = (who: string) => none.find(({ character }) => character === who)?.worth ?? 0;
    expect(worthOf('johnsson')).toBeGreaterThan(before('johnsson'));
    expect(worthOf('vikstrom')).toBeCloseTo(before('vikstrom'));
  });

  test('TURN-2 nobody who was used or is blocked, even at a glance', () => {
    const mind = mindAt(marcosTurn({ table: { used: { lewis: 1 }, blocked: ['johnsson'] } }));
    for (const turns of [plans(mind), roughPlans(mind)]) {
      expect(turns).toHaveLength(6);
      const named = turns.map(({ character }) => character);
      expect(named).not.toContain('lewis');
      expect(named).not.toContain('johnsson');
    }
  });

  test('TIME-3 no tooth that cannot be paid', () => {
    for (const { teeth } of plans(mindAt(marcosTurn({ me: { time: 2 } })))) expect(teeth).toBe(1);
    for (const { teeth } of roughPlans(mindAt(marcosTurn({ me: { time: 2 } })))) expect(teeth).toBe(1);
  });
});

describe('when to declare', () => {
  /** What Detectives do from here until the game is over or another seat is asked. */
  function playedOn(game: Scenario): Scenario {
    while (game.asked === 0) game.choose(chosenAt(game));
    return game;
  }

  test('WIN-5 a Hero who knows the Chosen One and has the pages declares and wins', () => {
    const game = hero({ self: { seen: EVERYTHING } });
    expect(chosenAt(game)).toBe('declare vikstrom');
    expect(playedOn(game).table.over).toEqual({ how: 'hero', winner: 0 });
  });

  test('WIN-4 so does Fenrir with two Marks', () => {
    const game = fenrir({ self: { seen: EVERYTHING } });
    expect(chosenAt(game)).toBe('declare vikstrom');
    expect(playedOn(game).table.over).toEqual({ how: 'fenrir', winner: 0 });
  });

  test('WIN-5 pages still to be written and Clues still to be found are part of it', () => {
    const table = { ...JOHNSSON_CHOSEN, organ: 'r5c7', clues: ['r6c7'] } as const;
    const game = hero({ self: { music: 10, clues: 1, seen: EVERYTHING }, table });
    expect(chosenAt(game)).toBe('declare johnsson');
    expect(playedOn(game).table.over).toEqual({ how: 'hero', winner: 0 });
  });

  test('MOVE-9 nobody need walk who stands there already', () => {
    const game = hero({ self: { seen: EVERYTHING }, table: { characters: AT_THE_ORGAN } });
    expect(chosenAt(game)).toBe('declare vikstrom');
    expect(playedOn(game).table.over).toEqual({ how: 'hero', winner: 0 });
  });

  test.each([
    ['WIN-3 two suspects are left', hero({ self: { seen: ALL_BUT_ONE_HAND } })],
    ['WIN-3 everybody is a suspect', hero()],
    ['WIN-5 the pages cannot be written', hero({ self: { seen: EVERYTHING, music: 13 } })],
    [
      'WIN-5 the way is too long',
      hero({
        self: { seen: EVERYTHING },
        table: { characters: { ...RUNE_SQUARES, vikstrom: 'r8c2' } },
      }),
    ],
    [
      'TIME-3 there is no Time for it',
      hero({
        self: { seen: EVERYTHING, music: 12, time: 3 },
        table: { ...JOHNSSON_CHOSEN, organ: 'r7c7' },
      }),
    ],
    [
      'WIN-4 the Possessed is too far away',
      fenrir({
        self: { seen: EVERYTHING },
        table: { characters: { ...RUNE_SQUARES, lilja: 'r0c8', vikstrom: 'r8c2' } },
      }),
    ],
  ])('%s: no player declares', (_clause, game) => {
    expect(game.legalWith('declare')).not.toEqual([]);
    expect(chosenAt(game)).toMatch(/^choose /);
  });
});
