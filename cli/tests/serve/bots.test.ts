import { Worker } from 'node:worker_threads';
import { nodeLine, remoteBot } from '@vigilia/bots';
import { header, imagining, isOffered, isRefusal, namedSeed, open } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { SHELF } from '../../src/games.ts';
import { servedShelf } from '../../src/serve/shelf.ts';

const offered = [...servedShelf()].flatMap(([id, { bots }]) => bots.map((bot) => ({ id, bot })));

test('every game of the house is served, with an opponent that is there', () => {
  const shelf = servedShelf();
  expect([...shelf.keys()]).toEqual(Object.keys(SHELF));
  for (const { bots, opponent } of shelf.values()) expect(bots).toContain(opponent);
  expect(shelf.get('011')).toMatchObject({ hasSecrets: true });
  expect(shelf.get('011')?.orders).toBeDefined();
  expect(shelf.get('diario')).toMatchObject({ hasSecrets: false });
  expect(shelf.get('diario')?.orders).toBeUndefined();
  expect(offered).toContainEqual({ id: '011', bot: 'inspector' });
  expect(offered).toContainEqual({ id: 'diario', bot: 'council' });
});

test('every bot that is offered thinks in a thread of its own', async () => {
  const worker = new Worker(new URL('../../src/serve/bots.ts', import.meta.url));
  const line: Parameters<typeof remoteBot>[0] = nodeLine(worker);
  try {
    for (const { id, bot } of offered) {
      const taken = servedShelf().get(id);
      if (taken === undefined) throw new Error(`${id} is not on the shelf`);
      const { game } = taken;
      const seats = game.seats.max;
      const dealt = header({
        game: id,
        rules: game.rules,
        seed: namedSeed('bots'),
        entropy: [],
        seats,
        options: {},
      });
      const session = open(game, dealt);
      if (isRefusal(session)) throw new Error(session.reason.key);
      const { state, asks } = session.moment;
      const [ask] = asks;
      if (ask === undefined) throw new Error('nobody is asked');
      const remote = remoteBot(line, game, bot, { milliseconds: 20 });
      const choice = await remote.choose(
        game.view(state, ask.seat),
        ask,
        () => 7,
        imagining(game, state, ask),
      );
      expect(isOffered(ask, choice), `${bot} of ${id}`).toBe(true);
    }
  } finally {
    await worker.terminate();
  }
});
