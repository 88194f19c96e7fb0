import { type Library, random, serveBots, webChannel } from '@vigilia/bots';
import { apprentice, detective, game as eleven } from '@vigilia/game-011';
import type { Bot, Game, Kinds } from '@vigilia/kernel';
import type { BotThread } from '../../../src/table/local/play-context.ts';

const BOTS: Readonly<Record<string, unknown>> = {
  random: random(),
  apprentice,
  detective,
  adviser: detective,
};

/** The bots of 011. */
export function threadHere(): BotThread {
  return threadWith((_game, name) => {
    const bot = BOTS[name];
    if (bot === undefined) throw new RangeError(`no bot ${name}`);
    return { game: eleven as unknown as Game, bot: bot as Bot<Kinds> };
  });
}

/** Bots that play a game at random. */
export function randomThread(game: Game): BotThread {
  return threadWith(() => ({ game, bot: random() }));
}

/** Bots behind a channel, in the thread of the test. */
function threadWith(library: Library): BotThread {
  const { port1, port2 } = new MessageChannel();
  serveBots(webChannel(port2), library);
  return {
    channel: webChannel(port1),
    end() {
      port1.close();
      port2.close();
    },
  };
}

/** A thread that dies at the first question. */
export function deadThread(): BotThread {
  let lose = (_reason: Error) => {};
  return {
    channel: {
      send: () => lose(new Error('out of memory')),
      listen(_hear, lost) {
        lose = lost;
      },
    },
    end() {},
  };
}

/** A thread that never answers. */
export function silentThread(): BotThread {
  return { channel: { send() {}, listen() {} }, end() {} };
}
