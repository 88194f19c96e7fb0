import { parentPort } from 'node:worker_threads';
import { botOf, nodeChannel, serveBots } from '@vigilia/bots';
import { gameRegistry } from './index.ts';

/** A thread in which bots think, so that the server never waits for one. */
if (parentPort !== null) {
  const games = gameRegistry();
  serveBots(nodeChannel(parentPort), (id, name, budget) => {
    const entry = games.get(id);
    const bot = entry && botOf(entry, name, budget);
    if (entry === undefined || bot === undefined) throw new RangeError(`no bot ${name} of ${id}`);
    return { game: entry.game, bot };
  });
}
