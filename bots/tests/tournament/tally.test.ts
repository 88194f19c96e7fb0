import { describe, expect, test } from 'vitest';
import { type Match, tallyOf } from '../../src/index.ts';

const match: Match = {
  names: ['a', 'b', 'b'],
  how: 'hero',
  winners: [1],
  choices: 10,
  thought: [[1, 2], [3], [4, 5]],
  counts: [
    { declarations: { all: 1 } },
    { declarations: { all: 2, failed: 1 } },
    { declarations: { all: 3 } },
  ],
  table: { hours: { 7: 1 } },
};

describe('a tally', () => {
  test('counts a bot for every seat it sits at', () => {
    const { bots } = tallyOf([match], ['a', 'b'], ['hero']);
    expect(bots.a).toEqual({ games: 1, wins: 0, thought: [1, 2], counts: { declarations: { all: 1 } } });
    expect(bots.b).toEqual({
      games: 2,
      wins: 1,
      thought: [3, 4, 5],
      counts: { declarations: { all: 5, failed: 1 } },
    });
  });

  test('sums games, choices and ends, and knows the ends that never came', () => {
    const drawn: Match = { ...match, how: 'ragnarok', winners: [], table: { hours: { 7: 1, 11: 1 } } };
    const { games, choices, ends, table, bots } = tallyOf(
      [match, drawn],
      ['a', 'b'],
      ['hero', 'fenrir', 'ragnarok'],
    );
    expect({ games, choices, ends, table }).toEqual({
      games: 2,
      choices: 20,
      ends: { hero: 1, fenrir: 0, ragnarok: 1 },
      table: { hours: { 7: 2, 11: 1 } },
    });
    expect(bots.b).toMatchObject({ games: 4, wins: 1 });
  });

  test('all may win together', () => {
    const { bots } = tallyOf([{ ...match, winners: [0, 1, 2] }], ['a', 'b'], []);
    expect([bots.a?.wins, bots.b?.wins]).toEqual([1, 2]);
  });

  test('rejects a player it does not know', () => {
    expect(() => tallyOf([match], ['a'], [])).toThrow('b');
  });
});
