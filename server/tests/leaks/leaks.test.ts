import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReadableServer, startReadableServer } from '../hostile/readable-server.ts';
import { seedsInOrder } from '../play/seeds.ts';
import { missingIn, searchGames } from './search-games.ts';

let server: ReadableServer;
beforeAll(async () => {
  server = await startReadableServer({ makeSeed: seedsInOrder() });
});
afterAll(() => server.stop());

test('in 4 games of 011 no person is sent a byte that is not theirs', async () => {
  const searched = await searchGames(server, '011', 4, { every: 15 });
  expect(searched.found).toEqual([]);
  expect(searched.messages).toBeGreaterThan(3_000);
  expect(searched.replies).toBeGreaterThan(200);
  expect(searched.imagined).toBeGreaterThan(150);
  expect(searched.probes).toBeGreaterThan(10);
  expect(searched.hints).toBeGreaterThan(5);
  expect(searched.late).toBeGreaterThan(5);
  expect(missingIn(searched)).toEqual([]);
  expect(searched.watched).toBeGreaterThan(500);
  // In 011 what is drafted stays with its player.
  expect(searched.drafted).toBe(0);
  expect(searched.said).toBeGreaterThan(80);
  expect(searched.wentBack).toBeGreaterThan(10);
  expect(searched.lines).toBeGreaterThan(200);
});

test('in games of Diario no person is sent a byte that is not theirs', async () => {
  // A game may be lost on the first days: games are played until there was enough to search. The fourth has bots.
  let drafts = 0;
  for (let searched = 0; searched <= 500 || drafts === 0; ) {
    const { found, messages, drafted } = await searchGames(server, 'diario', 4, { every: 15 });
    expect(found).toEqual([]);
    expect(messages).toBeGreaterThan(0);
    searched += messages;
    drafts += drafted;
  }
});
