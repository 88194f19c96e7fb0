import {
  choosePlan,
  type Delivered,
  eventsFor,
  type Game,
  isRefusal,
  type PlanStop,
  type Refusal,
  replay,
  type Seat,
  type Session,
  stayOver,
  undoLatest,
  type Viewer,
} from '@vigilia/kernel';
import type { StoredTable } from '../../storage/tables.ts';
import type { LogEntry } from '../table.ts';

/** A game being played here. */
export interface Play {
  readonly session: Session;
  /** When the game was dealt, and when each answer that stands was given. */
  readonly times: readonly number[];
}

/** Takes a game up where it was put away. */
export function takeUp(game: Game, { times, createdAt, ...kept }: StoredTable): Play | Refusal {
  const session = sessionOf(game, kept);
  return isRefusal(session) ? session : timed(session, times, createdAt);
}

/** The game of a table that was put away, under the present rules. */
export function sessionOf(
  game: Game,
  { header, log, over }: Pick<StoredTable, 'header' | 'log' | 'over'>,
): Session | Refusal {
  const session = replay(game, header, log);
  return over && !isRefusal(session) ? stayOver(session) : session;
}

/** What a line of a seat led to, and where it stopped before its end. */
export interface Taken {
  readonly play: Play;
  readonly stop: PlanStop | null;
}

/** Takes a line of a seat, a plan of one choice or several. */
export function take({ session, times }: Play, seat: Seat, line: string, at: number): Taken | Refusal {
  const followed = choosePlan(session, seat, line);
  if (isRefusal(followed)) return followed;
  return { play: timed(followed.session, times, at), stop: followed.stop };
}

export function takeBack({ session, times }: Play, seat: Seat, bots: readonly Seat[]): Play | Refusal {
  const back = undoLatest(session, seat, bots);
  return isRefusal(back) ? back : { session: back, times: times.slice(0, back.allDelivered.length) };
}

/** If a time is not known yet, it is `at`. */
function timed(session: Session, times: readonly number[], at: number): Play {
  return { session, times: session.allDelivered.map((_, answers) => times[answers] ?? at) };
}

/** All that stands, as a viewer heard of it. */
export function logFor(viewer: Viewer, { session, times }: Play): LogEntry[] {
  return session.allDelivered.map(({ by, delivered }, answers) => {
    const at = times[answers] as number;
    return { answers, by, events: eventsFor(viewer, delivered), at };
  });
}

/** Whether the latest answer showed its own seat, and no other seat, what it did not know. */
export function hasJustSeen(seat: Seat, { session }: Play): boolean {
  const latest = session.allDelivered.at(-1);
  return latest?.by === seat && latest.delivered.some((told) => isSecretOf(seat, told));
}

/** Whether a seat was shown something secret that it has not seen yet: it has seen this number of entries. */
export function hasSecretToSee(seat: Seat, seen: number, { session }: Play): boolean {
  return session.allDelivered
    .slice(seen)
    .some(({ delivered }) => delivered.some((each) => isSecretOf(seat, each)));
}

function isSecretOf(seat: Seat, { to, reveals }: Delivered): boolean {
  return reveals && to !== 'all' && 'only' in to && to.only.includes(seat);
}
