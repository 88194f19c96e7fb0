import type { ExplorationId } from '@vigilia/game-diario';
import type { LogEntry } from '../../../../table/table.ts';
import type { Event } from '../asked.ts';

/** The card of the Unknown deck turned last tonight; null before the first. */
export function latestExploration(log: readonly LogEntry[]): ExplorationId | null {
  for (const { events } of log.toReversed())
    for (const event of (events as readonly Event[]).toReversed()) {
      if (event.type === 'exploration-turned') return event.exploration;
      if (event.type === 'went-out') return null;
    }
  return null;
}
