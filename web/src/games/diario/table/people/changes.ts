import type { PersonId, StateName } from '@vigilia/game-diario';
import type { Viewer } from '@vigilia/kernel';
import { entriesSinceAnswer } from '../../../../log/recent-log.tsx';
import type { LogEntry } from '../../../../table/table.ts';
import type { Event } from '../asked.ts';

export type Changes = ReadonlyMap<`${PersonId}:${StateName}`, number>;

/** How far each state has risen or fallen since the last answer of the viewer or of their screen, by it included. */
export function changesSince(
  log: readonly LogEntry[],
  viewer: Viewer,
  answered: number | null = null,
): Changes {
  const entries = viewer === null ? log.slice(-1) : entriesSinceAnswer(log, viewer, answered);
  const changes = new Map<`${PersonId}:${StateName}`, number>();
  // What the deal set is no change.
  for (const event of entries
    .filter(({ by }) => by !== null)
    .flatMap(({ events }) => events as readonly Event[])) {
    if (event.type !== 'state-rose' && event.type !== 'state-fell') continue;
    const name = `${event.person}:${event.state}` as const;
    const by = event.type === 'state-rose' ? event.by : -event.by;
    changes.set(name, (changes.get(name) ?? 0) + by);
  }
  return changes;
}
