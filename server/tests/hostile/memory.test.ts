import { expect, test } from 'vitest';
import { memoryAfterRounds, type Round } from './memory.ts';

const MEGABYTE = 1024 * 1024;

test('after a round to get warm, three more rounds of hostile messages and floods leave nothing behind', async () => {
  const all: Round[] = [];
  for await (const round of memoryAfterRounds(4, 4_000)) all.push(round);
  const [warm, ...rounds] = all;
  expect(rounds).toHaveLength(3);
  expect(Math.max(...rounds.map(({ heap }) => heap)) - (warm?.heap ?? 0)).toBeLessThan(30 * MEGABYTE);
});
