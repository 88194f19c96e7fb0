import { expect, test } from 'vitest';
import { isFlat, memoryAfterRounds, type Round } from './memory.ts';

test('after a round to get warm, two more rounds of hostile messages and floods leave nothing behind', async () => {
  const rounds: Round[] = [];
  for await (const round of memoryAfterRounds(3, 2_000)) rounds.push(round);
  expect(rounds).toHaveLength(3);
  expect({ rounds, isFlat: isFlat(rounds) }).toEqual({ rounds, isFlat: true });
});

test('a heap that keeps growing, or memory outside it, is not flat', () => {
  const round = (heap: number, rss: number): Round => ({
    sent: 1,
    flooded: 1,
    heap: heap * 2 ** 20,
    rss: rss * 2 ** 20,
  });
  expect(isFlat([round(40, 150), round(45, 170), round(42, 160)])).toBe(true);
  expect(isFlat([round(40, 150), round(60, 170), round(80, 180)])).toBe(false);
  expect(isFlat([round(40, 150), round(40, 260), round(40, 370)])).toBe(false);
  expect(isFlat([round(40, 150)])).toBe(false);
});
