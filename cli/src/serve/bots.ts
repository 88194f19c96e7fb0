import { parentPort } from 'node:worker_threads';
import { nodeLine, serveBots } from '@vigilia/bots';
import { gameNamed } from '../games.ts';
import { botFor } from '../table-options.ts';

/** A thread in which bots think, so that the server never waits for one. */
if (parentPort !== null)
  serveBots(nodeLine(parentPort), (id, name, { milliseconds = null }) => {
    const terminalGame = gameNamed(id);
    return { game: terminalGame.game, bot: botFor(terminalGame, name, milliseconds) };
  });
