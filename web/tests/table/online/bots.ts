import { parentPort } from 'node:worker_threads';
import { nodeChannel, random, serveBots } from '@vigilia/bots';
import { apprentice, detective, game as eleven } from '@vigilia/game-011';
import type { Bot, Game, Kinds } from '@vigilia/kernel';

const BOTS: Readonly<Record<string, unknown>> = { random: random(), apprentice, detective };

/** The threads of the server's bots, inside the test process. */
if (parentPort !== null) {
  serveBots(nodeChannel(parentPort), (id, name) => {
    const bot = BOTS[name];
    if (id !== eleven.id || bot === undefined) throw new RangeError(`no ${name} at ${id}`);
    return { game: eleven as unknown as Game, bot: bot as Bot<Kinds> };
  });
}
