import { expect, test } from 'vitest';
import { memoryAfterRounds } from './memory.ts';

const MEGABYTE = 1024 * 1024;

test('after a round to get warm, three more rounds of hostile messages leave nothing behind', async () => {
  const [warm = 0, ...rounds] = await memoryAfterRounds(4, 8_000);
  expect(rounds).toHaveLength(3);
  expect(Math.max(...rounds) - warm).toBeLessThan(30 * MEGABYTE);
});
