import { STORIES } from '@vigilia/game-diario/content';
import { describe, expect, test } from 'vitest';
import { BRANCHES, branchesBehind, branchesWith, LINES } from '../../coverage/branches.ts';
import { playSeries } from '../../coverage/series.ts';
import { emptyTally, missed } from '../../coverage/tally.ts';

describe('the branches of the story book', () => {
  test('each has a name of its own', () => {
    expect(new Set(BRANCHES).size).toBe(BRANCHES.length);
    expect(new Set(LINES).size).toBe(LINES.length);
  });

  test('every option of every story is one, and is recognised by its effects', () => {
    for (const { id, options } of STORIES)
      for (const option of options) {
        expect(branchesBehind(id, option.id)[0]).toBe(`${id} > ${option.id}`);
        expect(branchesWith(id, option.effects)).toContain(`${id} > ${option.id}`);
      }
  });
});

test('a few games turn most Events, read many stories, none of them twice, and count their branches', async () => {
  const { tally, twice } = await playSeries({ seed: 'test', games: 40, before: emptyTally() });
  const never = missed(tally);
  const of = (deck: string) => never.filter((card) => card.startsWith(`${deck}: `)).length;
  expect(twice).toEqual([]);
  expect(of('events')).toBeLessThan(5);
  expect(of('stories')).toBeLessThan(STORIES.length / 2);
  expect(of('branches')).toBeLessThan(0.9 * BRANCHES.length);
  expect(of('lines')).toBeLessThan(0.9 * LINES.length);
});
