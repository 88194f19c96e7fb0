import type { LogEntry } from '../../../../table/table.ts';
import type { Event } from '../asked.ts';

type Turned = Extract<Event, { readonly type: 'exploration-turned' }>;

/** The cards of the Unknown deck turned tonight, the latest first. */
export function explorationsOf(log: readonly LogEntry[]): Turned[] {
  const events = log.flatMap((entry) => entry.events as readonly Event[]);
  const begun = events.findLastIndex(({ type }) => type === 'went-out');
  return events
    .slice(begun + 1)
    .filter((event) => event.type === 'exploration-turned')
    .reverse();
}
