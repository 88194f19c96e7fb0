import { isRefusal, type Refusal, refuse, type Viewer } from '@vigilia/kernel';
import type { LiveTable } from './live-table.ts';
import { loadWhole } from './load.ts';
import type { OpenHall } from './open-hall.ts';
import { deedFor, type HeardDeed } from './recent.ts';

/** All that a viewer heard since the table was opened. */
export async function storyOf(
  hall: OpenHall,
  { id }: LiveTable,
  viewer: Viewer,
): Promise<readonly HeardDeed[] | Refusal> {
  const whole = await loadWhole(hall.shelf, hall.store.log, id);
  if (whole === null) return refuse(null, 'refusal.no-table');
  return isRefusal(whole) ? whole : whole.heard.map((heard) => deedFor(viewer, heard));
}
