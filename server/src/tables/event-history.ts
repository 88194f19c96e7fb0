import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import type { Place } from '../table/viewpoint.ts';
import { Delayed } from './delayed-table.ts';
import type { LiveTable } from './loaded-table.ts';
import { loadWhole } from './load.ts';
import type { OpenHall } from './tables.ts';
import { deedFor, type HeardDeed } from './history.ts';

/** All that was heard at a place since the table was opened. */
export async function storyOf(
  { shelf, store }: OpenHall,
  { id, table: { setting } }: LiveTable,
  { sees, isLate }: Place,
): Promise<readonly HeardDeed[] | Refusal> {
  if (sees === 'nothing') return refuse(null, 'refusal.not-watching');
  const past =
    isLate && setting.delay !== null
      ? await Delayed.read(shelf, store.log, id, setting.delay)
      : await loadWhole(shelf, store.log, id);
  if (past === null) return refuse(null, 'refusal.no-table');
  return isRefusal(past) ? past : past.heard.map((heard) => deedFor(sees, heard));
}
