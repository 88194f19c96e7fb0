import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import type { Viewpoint } from '../table/viewpoint.ts';
import { DelayedTable } from './delayed-table.ts';
import { type LogEntry, logEntryFor } from './history.ts';
import { loadFromFirstRow } from './load.ts';
import type { LoadedTable } from './loaded-table.ts';
import type { Tables } from './tables.ts';

/** The whole log of a table as seen from a viewpoint. */
export async function eventHistoryOf(
  { games, store }: Tables,
  { id, table: { setting } }: LoadedTable,
  { sees, isLate }: Viewpoint,
): Promise<readonly LogEntry[] | Refusal> {
  if (sees === 'nothing') return refuse(null, 'refusal.not-watching');
  const past =
    isLate && setting.delay !== null
      ? await DelayedTable.read(games, store.log, id, setting.delay)
      : await loadFromFirstRow(games, store.log, id);
  if (past === null) return refuse(null, 'refusal.no-table');
  return isRefusal(past) ? past : past.entries.map((entries) => logEntryFor(sees, entries));
}
