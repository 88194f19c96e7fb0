import type { Seat } from '@vigilia/kernel';
import type { LogEntry } from '../live-tables/history.ts';
import type { LoadedTable } from '../live-tables/loaded-table.ts';
import { cardOf, shutCardOf } from '../protocol/card.ts';
import type { Table } from '../table/table.ts';
import { isShutOut } from '../table/viewpoint.ts';
import type { Presence } from './presence.ts';
import type { RecentTalk } from './talk.ts';
import type { ViewerGroup } from './viewer-group.ts';
import { viewOf } from './visible-state.ts';

export interface WelcomeParts {
  readonly loaded: LoadedTable;
  readonly talk: RecentTalk;
  readonly presence: Presence;
  /** The table as the group sees it; null if it sees none. */
  readonly seen: Table | null;
  readonly missed: readonly LogEntry[] | null;
}

/** The answer to `hello`: all that a subscriber of this group may know. */
export function welcomeMessage(group: ViewerGroup, parts: WelcomeParts): string {
  const { loaded, talk, presence, seen, missed } = parts;
  const { table, orders } = loaded;
  const { viewpoint } = group;
  const visible = group.look(seen);
  const message = {
    type: 'welcome',
    version: seen?.version ?? 0,
    answers: seen?.play?.answers ?? 0,
    seat: viewpoint.own,
    isHost: viewpoint.isHost,
    isBarred: viewpoint.isBarred,
    card: isShutOut(viewpoint, table) ? shutCardOf(table) : cardOf(table),
    view: viewOf(visible),
    missed,
    order: viewpoint.own === null ? null : (orders.get(viewpoint.own) ?? null),
    talk: talk.visibleTo(viewpoint),
    ...(viewpoint.sees === 'nothing' ? { present: [] } : presentAt(presence)),
  };
  return `${JSON.stringify(message).slice(0, -1)},${group.now(seen)}${group.reasons(seen, visible)}}`;
}

/** Whose owner is at the table, and how many people watch; left out where none does. */
export function presentAt(presence: Presence): { readonly present: Seat[]; readonly watchers?: number } {
  const watchers = presence.watchers();
  return { present: presence.seats(), ...(watchers === 0 ? {} : { watchers }) };
}
