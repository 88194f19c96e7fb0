import { describe, expect, it } from 'vitest';
import { ago } from '../../src/home/ago.ts';
import { inOrder, type Mine } from '../../src/home/mine.ts';

function table(id: string, changed: Partial<Mine>): Mine {
  return {
    where: 'table',
    id,
    game: '011',
    phase: 'playing',
    yourTurn: false,
    isStopped: false,
    others: [],
    at: 0,
    ...changed,
  };
}

describe('my tables', () => {
  it('begin with those that wait for me and end with those that are over', () => {
    const tables = [
      table('over', { phase: 'over', at: 9 }),
      table('gathering', { phase: 'gathering' }),
      table('playing', {}),
      table('mine', { yourTurn: true }),
      table('mine, later', { yourTurn: true, at: 1 }),
    ];
    expect(inOrder(tables).map(({ id }) => id)).toEqual([
      'mine, later',
      'mine',
      'playing',
      'gathering',
      'over',
    ]);
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
