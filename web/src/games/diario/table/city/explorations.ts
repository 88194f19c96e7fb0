import type { ExplorationId } from '@vigilia/game-diario';
import type { LogEntry } from '../../../../table/table.ts';
import type { Event } from '../asked.ts';

/** The cards of the Unknown deck turned tonight, the latest first. */
export function explorationsOf(log: readonly LogEntry[]): ExplorationId[] {
  const events = log.flatMap((entry) => entry.events as readonly Event[]);
  const begun = events.findLastIndex(({ type }) => type === 'went-out');
  return events
    .slice(begun + 1)
    .flatMap((event) => (event.type === 'exploration-turned' ? [event.exploration] : []))
    .reverse();
}
