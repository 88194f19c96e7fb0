import type { Logger } from './log.ts';

/** What is done again and again, each with how often in milliseconds. A failure is logged and tried again later. */
export function regularly(
  log: Pick<Logger, 'error'>,
  work: Readonly<Record<string, readonly [every: number, does: () => Promise<unknown>]>>,
): { stop(): void } {
  const timers = Object.values(work).map(([every, does]) =>
    setInterval(() => void does().catch((error) => log.error(error)), every).unref(),
  );
  return {
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
