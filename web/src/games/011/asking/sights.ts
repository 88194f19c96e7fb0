import type { Eleven } from '@vigilia/game-011';
import type { Viewer } from '@vigilia/kernel';
import { allSinceAnswer } from '../../../log/recent.ts';
import type { LogEntry } from '../../../table/table.ts';
import type { DraftProps } from '../eleven.ts';

type Event = Eleven['event'];

const SIGHTS = ['investigated', 'investigated-unknown', 'chosen-seen', 'role-dealt', 'drew'] as const;

/** Cards or tiles that were turned for one pair of eyes. */
export type VisibleState = Extract<Event, { readonly type: (typeof SIGHTS)[number] }>;

/** What a viewer was shown since they last answered, and by that answer; an answer without them puts nothing away. */
export function sightsOf(
  log: readonly LogEntry[],
  viewer: Viewer,
  byItself?: ReadonlySet<number>,
): VisibleState[] {
  if (viewer === null) return [];
  return allSinceAnswer(log, viewer, null, byItself).flatMap(({ events }) =>
    (events as readonly Event[]).filter(isSight),
  );
}

/** Whether cards lie open that are seen here alone. Tiles that were drawn stay in hand, and a role too. */
export function isShowing({ table, byItself }: DraftProps['draft']): boolean {
  return sightsOf(table.log.value, table.viewer.value, byItself.value).some(
    ({ type }) => type !== 'drew' && type !== 'role-dealt',
  );
}

function isSight(event: Event): event is VisibleState {
  return SIGHTS.some((type) => type === event.type);
}
