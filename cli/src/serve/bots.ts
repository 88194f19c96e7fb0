import { parentPort } from 'node:worker_threads';
import { nodeChannel, serveBots } from '@vigilia/bots';
import { shelved } from '../games.ts';
import { botFor } from '../table.ts';

/** A thread in which bots think, so that the server never waits for one. */
if (parentPort !== null)
  serveBots(nodeChannel(parentPort), (id, name, { milliseconds = null }) => {
    const taken = shelved(id);
    return { game: taken.game, bot: botFor(taken, name, milliseconds) };
  });
