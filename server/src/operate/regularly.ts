import type { Logger } from './log.ts';

/** What is done again and again, each with how often in milliseconds. A failure is logged and tried again later. */
export function regularly(
  log: Pick<Logger, 'error'>,
  work: Readonly<Record<string, readonly [every: number, does: () => Promise<unknown>]>>,
): { stop(): Promise<void> } {
  const running = new Set<Promise<unknown>>();
  const timers = Object.values(work).map(([every, does]) =>
    setInterval(() => {
      const done = does()
        .catch((error) => log.error(error))
        .finally(() => running.delete(done));
      running.add(done);
    }, every).unref(),
  );
  return {
    /** Begins nothing more, and waits for what has begun. */
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
