import type { Eleven } from '@vigilia/game-011';
import type { Viewer } from '@vigilia/kernel';
import { entriesSinceAnswer } from '../../../../log/recent.ts';
import type { LogEntry } from '../../../../table/table.ts';

type Event = Eleven['event'];

const SIGHTS = ['investigated', 'investigated-unknown', 'chosen-seen', 'role-dealt', 'drew'] as const;

/** Cards or tiles that were turned for one pair of eyes. */
export type Sight = Extract<Event, { readonly type: (typeof SIGHTS)[number] }>;

/** What a viewer was shown since they last answered, and by that answer. */
export function sightsOf(log: readonly LogEntry[], viewer: Viewer): Sight[] {
  if (viewer === null) return [];
  return entriesSinceAnswer(log, viewer).flatMap(({ events }) =>
    (events as readonly Event[]).filter(isSight),
  );
}

function isSight(event: Event): event is Sight {
  return SIGHTS.some((type) => type === event.type);
}
