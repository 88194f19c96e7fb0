import type { LogEntry } from '../../../../table/table.ts';

/** How long the page says that the Journal has passed on, in milliseconds. */
const SAID_FOR = 7_000;

/** For how many milliseconds it has been said by now that the Journal has passed on; null where it is said no more. */
export function saidSince(log: readonly LogEntry[], now: number): number | null {
  const passed = log.findLast(({ events }) => events.some(({ type }) => type === 'leader'));
  // The deal names the first Leader: there is nothing to say of that.
  if (passed === undefined || passed.by === null) return null;
  const since = Math.max(0, now - passed.at);
  return since < SAID_FOR ? since : null;
}
