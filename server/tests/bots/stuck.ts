import type { PoolOptions } from '../../src/bots/pool.ts';

const channelOf = (bot: string) => new BroadcastChannel(`vigilia-${bot}-is-stuck`);

/** A bot that never answers says so once it has begun: its thread is out of reach from then on. */
export function noteStuck(bot: string): void {
  const channel = channelOf(bot);
  channel.postMessage(null);
  channel.close();
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
