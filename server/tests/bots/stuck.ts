import type { PoolOptions } from '../../src/bots/pool.ts';

const channelOf = (bot: string) => new BroadcastChannel(`vigilia-${bot}-is-stuck`);
const releaseOf = (bot: string) => new BroadcastChannel(`vigilia-${bot}-may-go-on`);

/** A bot that never answers says so once it has begun: its thread is out of reach from then on. */
export function noteStuck(bot: string): void {
  const channel = channelOf(bot);
  channel.postMessage(null);
  channel.close();
}

/** A bot that thinks until it is let go on. */
export function stuckUntilReleased(bot: string): Promise<void> {
  const released = heardOn(releaseOf(bot));
  noteStuck(bot);
  return released;
}

/** Lets the bots of this name go on that are stuck. */
export function release(bot: string): void {
  const channel = releaseOf(bot);
  channel.postMessage(null);
  channel.close();
}

/** Settles once a bot of this name is stuck. */
export const isStuck = (bot: string): Promise<void> => heardOn(channelOf(bot));

function heardOn(channel: ReturnType<typeof channelOf>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  channel.onmessage = () => {
    channel.close();
    resolve();
  };
  return promise;
}

/** A clock that ends late bots once so many of this name are stuck. */
export function untilStuck(bot: string, count = 1): Pick<PoolOptions, 'later'> {
  const waiting = new Set<() => void>();
  let stuck = 0;
  const channel = channelOf(bot);
  channel.onmessage = () => {
    if (++stuck < count) return;
    channel.close();
    for (const work of waiting) work();
  };
  return {
    later(_milliseconds, work) {
      waiting.add(work);
      return () => waiting.delete(work);
    },
  };
}
