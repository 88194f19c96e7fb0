import { expect } from 'vitest';
import { called } from './command.ts';

/** What `simulate --json` reports of a series, without how long it took. */
export async function reportOn(game: string, ...args: readonly string[]) {
  const { code, out, err } = await called(['simulate', game, '--json', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.trim().split('\n')).toHaveLength(1);
  const { seconds, gamesPerSecond, ...rest } = JSON.parse(out);
  expect([typeof seconds, typeof gamesPerSecond]).toEqual(['number', 'number']);
  return rest;
}

export const total = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
