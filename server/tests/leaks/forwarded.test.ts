import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReadablePair, startReadablePair } from '../hostile/readable-pair.ts';
import { seedsInOrder } from '../play/seeds.ts';
import { searchGames } from './search-games.ts';

let pair: ReadablePair;
beforeAll(async () => {
  pair = await startReadablePair({ makeSeed: seedsInOrder() });
});
afterAll(() => pair.stop());

test('over sockets that are passed on no person is sent a byte that is not theirs', async () => {
  const searched = await searchGames(pair, '011', 2, { every: 15 });
  expect(searched.found).toEqual([]);
  expect(searched.messages).toBeGreaterThan(300);
  expect(searched.imagined).toBeGreaterThan(0);
  // The process where people connect has served no table itself.
  const delivered = await pair.delivered();
  expect(delivered.address).toBe(0);
  expect(delivered.home).toBeGreaterThan(300);
});
