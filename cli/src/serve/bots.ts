import { parentPort } from 'node:worker_threads';
import { nodeChannel, serveBots } from '@vigilia/bots';
import { botFor } from '../bots.ts';
import { gameNamed } from '../games.ts';

/** A thread in which bots think, so that the server never waits for one. */
if (parentPort !== null)
  serveBots(nodeChannel(parentPort), (id, name, { milliseconds = null }) => {
    const { entry } = gameNamed(id);
    return { game: entry.game, bot: botFor(entry, name, milliseconds) };
  });
