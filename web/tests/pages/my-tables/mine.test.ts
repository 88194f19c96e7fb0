import { describe, expect, it } from 'vitest';
import { ago, type Mine, resultOf, toContinue, toReplay } from '../../../src/pages/my-tables/mine.ts';

function table(id: string, changed: Partial<Mine>): Mine {
  return {
    where: 'table',
    id,
    game: '011',
    phase: 'playing',
    yourTurn: false,
    isStopped: false,
    sitters: [],
    me: null,
    at: 0,
    outcome: null,
    ...changed,
  };
}

const TABLES = [
  table('over', { phase: 'over', at: 2 }),
  table('gathering', { phase: 'gathering' }),
  table('stopped', { isStopped: true, at: 9 }),
  table('playing', {}),
  table('mine', { yourTurn: true }),
  table('mine, later', { yourTurn: true, at: 1 }),
  table('over, later', { phase: 'over', at: 3 }),
];

const SITTERS = ['Ada', 'Bruno', 'Carla'].map((name) => ({ name, bot: null }));

describe('the result of a game', () => {
  it.each([
    { me: 0, winners: [0], result: 'past.won' },
    { me: 0, winners: [2], result: 'past.won-by' },
    { me: null, winners: [0], result: 'past.won-by' },
    { me: 0, winners: [], result: 'past.all-lost' },
    { me: 0, winners: [0, 1, 2], result: 'past.all-won' },
  ])('of seat $me where $winners won is $result', ({ me, winners, result }) => {
    expect(resultOf({ sitters: SITTERS, me }, { how: 'any', winners }).key).toBe(result);
  });

  it('names those who won together, and is mine where I play alone', () => {
    const { vars } = resultOf({ sitters: SITTERS, me: 0 }, { how: 'any', winners: [0, 2] });
    expect(vars).toEqual({ names: 'Ada, Carla' });
    const alone = { sitters: SITTERS.slice(0, 1), me: 0 };
    expect(resultOf(alone, { how: 'any', winners: [0] }).key).toBe('past.won');
    expect(resultOf(alone, { how: 'any', winners: [] }).key).toBe('past.lost');
  });
});

describe('my tables', () => {
  it('to continue begin with those that wait for me, and none of them is over', () => {
    expect(toContinue(TABLES).map(({ id }) => id)).toEqual(['mine, later', 'mine', 'playing', 'gathering']);
  });

  it('to look at again are over or cannot go on, the latest first', () => {
    expect(toReplay(TABLES).map(({ id }) => id)).toEqual(['stopped', 'over, later', 'over']);
  });

  it.each([
    [0, 'this minute'],
    [59, 'this minute'],
    [60, '1 minute ago'],
    [3_599, '59 minutes ago'],
    [7_200, '2 hours ago'],
    [86_400, 'yesterday'],
    [-5, 'this minute'],
  ])('were played %d seconds before now: %s', (seconds, words) => {
    expect(ago(0, seconds * 1000, 'en')).toBe(words);
  });
});
