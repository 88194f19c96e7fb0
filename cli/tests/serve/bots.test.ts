import { Worker } from 'node:worker_threads';
import { nodeChannel, remoteBot } from '@vigilia/bots';
import { header, imagining, isOffered, isRefusal, namedSeed, open } from '@vigilia/kernel';
import type { GameEntry as Served } from '@vigilia/server';
import { afterAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { gameRegistry } from '../../src/serve/games.ts';

const offered = [...gameRegistry()].flatMap(([id, { bots }]) => bots.map((bot) => ({ id, bot })));

test('every game of the house is served, with an opponent that is there', () => {
  const shelf = gameRegistry();
  expect([...shelf.keys()]).toEqual(Object.keys(GAMES));
  for (const { bots, opponent } of shelf.values()) expect(bots).toContain(opponent);
  expect(shelf.get('011')).toMatchObject({ hasSecrets: true });
  expect(shelf.get('011')?.orders).toBeDefined();
  expect(shelf.get('diario')).toMatchObject({ hasSecrets: false });
  expect(shelf.get('diario')?.orders).toBeUndefined();
  expect(offered).toContainEqual({ id: '011', bot: 'inspector' });
  expect(offered).toContainEqual({ id: 'diario', bot: 'council' });
});

/** A table of a game as it is dealt, and the first question asked there. */
function firstQuestion({ game }: Served) {
  const { id, rules, seats } = game;
  const seed = namedSeed('bots');
  const session = open(game, header({ game: id, rules, seed, entropy: [], seats: seats.max, options: {} }));
  if (isRefusal(session)) throw new Error(session.reason.key);
  const { state, asks } = session.moment;
  const [ask] = asks;
  if (ask === undefined) throw new Error('nobody is asked');
  return { ask, view: game.view(state, ask.seat), imagine: imagining(game, state, ask) };
}

describe('in a thread of its own', () => {
  const worker = new Worker(new URL('../../src/serve/bots.ts', import.meta.url));
  const line: Parameters<typeof remoteBot>[0] = nodeChannel(worker);
  const budget = { milliseconds: 20 };
  afterAll(() => worker.terminate());

  test('every bot that is offered thinks', async () => {
    for (const [id, terminalGame] of gameRegistry()) {
      const { ask, view, imagine } = firstQuestion(terminalGame);
      for (const bot of terminalGame.bots) {
        const choice = await remoteBot(line, terminalGame.game, bot, budget).choose(
          view,
          ask,
          () => 7,
          imagine,
        );
        expect(isOffered(ask, choice), `${bot} of ${id}`).toBe(true);
      }
    }
  });

  test('whoever is asked for a hint says why', async () => {
    for (const [id, terminalGame] of gameRegistry()) {
      const { ask, view, imagine } = firstQuestion(terminalGame);
      const adviser = remoteBot(line, terminalGame.game, terminalGame.adviser ?? '', budget);
      const [best] = await adviser.advise(view, ask, () => 7, imagine);
      expect(best && isOffered(ask, best.choice), id).toBe(true);
      expect(best?.reasons.length, id).toBeGreaterThan(0);
    }
  });
});
