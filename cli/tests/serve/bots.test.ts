import { Worker } from 'node:worker_threads';
import { botNamesOf, nodeChannel, remoteBot } from '@vigilia/bots';
import { type GameEntry, header, imagining, isOffered, isRefusal, namedSeed, open } from '@vigilia/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { gameRegistry } from '../../src/serve/index.ts';

const offered = [...gameRegistry()].flatMap(([id, entry]) => botNamesOf(entry).map((bot) => ({ id, bot })));

test('serves every game, each with an opponent that plays it', () => {
  const games = gameRegistry();
  expect([...games.keys()]).toEqual(Object.keys(GAMES));
  for (const entry of games.values()) expect(botNamesOf(entry)).toContain(entry.profile.opponent);
  expect(games.get('011')?.profile).toMatchObject({ hasSecrets: true });
  expect(games.get('011')?.orders).toBeDefined();
  expect(games.get('diario')?.profile).toMatchObject({ hasSecrets: false });
  expect(games.get('diario')?.orders).toBeUndefined();
  expect(offered).toContainEqual({ id: '011', bot: 'inspector' });
  expect(offered).toContainEqual({ id: 'diario', bot: 'council' });
});

/** A table of a game as it is dealt, and the first question asked there. */
function firstQuestion({ game }: GameEntry) {
  const { id, rules, seats } = game;
  const seed = namedSeed('bots');
  const session = open(game, header({ game: id, rules, seed, entropy: [], seats: seats.max, options: {} }));
  if (isRefusal(session)) throw new Error(session.reason.key);
  const { state, asks } = session.moment;
  const [ask] = asks;
  if (ask === undefined) throw new Error('no seat is asked');
  return { ask, view: game.view(state, ask.seat), imagine: imagining(game, state, ask) };
}

describe('in a thread of its own', () => {
  const worker = new Worker(new URL('../../src/serve/bots.ts', import.meta.url));
  const line: Parameters<typeof remoteBot>[0] = nodeChannel(worker);
  const budget = { milliseconds: 20 };
  afterAll(() => worker.terminate());

  test('every bot of every game chooses', async () => {
    for (const [id, entry] of gameRegistry()) {
      const { ask, view, imagine } = firstQuestion(entry);
      for (const bot of botNamesOf(entry)) {
        const choice = await remoteBot(line, entry.game, bot, budget).choose(view, ask, () => 7, imagine);
        expect(isOffered(ask, choice), `${bot} of ${id}`).toBe(true);
      }
    }
  });

  test('the adviser of every game that has one gives reasons', async () => {
    const advised = [...gameRegistry()].filter(([, { profile }]) => profile.adviser !== null);
    expect(advised.map(([id]) => id)).toEqual(expect.arrayContaining(['011', 'diario']));
    for (const [id, entry] of advised) {
      const { ask, view, imagine } = firstQuestion(entry);
      const adviser = remoteBot(line, entry.game, String(entry.profile.adviser), budget);
      const [best] = await adviser.advise(view, ask, () => 7, imagine);
      expect(best && isOffered(ask, best.choice), id).toBe(true);
      expect(best?.reasons.length, id).toBeGreaterThan(0);
    }
  });
});
