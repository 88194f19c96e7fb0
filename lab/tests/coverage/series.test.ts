import { STORIES } from '@vigilia/game-diario/content';
import { describe, expect, test } from 'vitest';
import {
  BRANCHES,
  branchesBehind,
  branchesIn,
  branchesWith,
  LINES,
  pathOf,
} from '../../coverage/branches.ts';
import { playSeries } from '../../coverage/series.ts';
import { emptyTally, missed } from '../../coverage/tally.ts';
import { Target } from '../../coverage/target.ts';

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

describe('a game for one branch', () => {
  test('knows what each branch asks for', () => {
    for (const branch of BRANCHES) expect(branch.startsWith(`${pathOf(branch).story} > `)).toBe(true);
  });

  test('reads the stories on the way, and nothing else from their cards', () => {
    const later = STORIES.flatMap(({ id, from }) => (from === null ? branchesIn(id).slice(0, 1) : []));
    for (const branch of later) {
      const read = new Target(pathOf(branch), () => 0).readAmong([]);
      const cards = new Set(read.map((id) => STORIES.find((story) => story.id === id)?.from?.card));
      const unread = STORIES.filter(({ id, from }) => from !== null && !read.includes(id));
      expect(
        unread.some(({ from }) => from !== null && cards.has(from.card)),
        branch,
      ).toBe(true);
    }
  });
});
