import {
  chooseText,
  type Entry,
  eventsFor,
  type Game,
  isRefusal,
  open,
  type Refusal,
  replay,
  type Seat,
  type Session,
  standing,
  type Told,
  undo,
  type Viewer,
} from '@vigilia/kernel';
import type { KeptTable } from '../../keep/tables.ts';
import type { Deed } from '../table.ts';

/** What an answer told, or the deal. */
interface Heard {
  readonly by: Seat | null;
  readonly told: readonly Told[];
  readonly at: number;
}

/** A game being played here: the session, and what was told of each answer that stands, after what the deal told. */
export interface Play {
  readonly session: Session;
  readonly heard: readonly Heard[];
}

/** Takes a game up where it was put away. */
export function takeUp(game: Game, { header, log, times, createdAt }: KeptTable): Play | Refusal {
  const session = replay(game, header, log);
  if (isRefusal(session)) return session;
  const dealt = open(game, header);
  if (isRefusal(dealt)) return dealt;
  const heard: Heard[] = [{ by: null, told: dealt.told, at: times[0] ?? createdAt }];
  let reached = dealt;
  for (const { by, choice } of standing(log)) {
    const next = chooseText(reached, by, choice);
    if (isRefusal(next)) return next;
    heard.push({ by, told: next.told, at: times[heard.length] ?? createdAt });
    reached = next;
  }
  return { session, heard };
}

/** Takes a line of a seat, all of its choices or none. */
export function take({ session, heard }: Play, seat: Seat, line: string, at: number): Play | Refusal {
  const whole = chooseText(session, seat, line);
  if (isRefusal(whole)) return whole;
  let reached: Play = { session, heard };
  for (const part of line.split(';')) {
    const next = chooseText(reached.session, seat, part);
    if (isRefusal(next)) return next;
    reached = { session: next, heard: [...reached.heard, { by: seat, told: next.told, at }] };
  }
  return reached;
}

export function takeBack({ session, heard }: Play, seat: Seat): Play | Refusal {
  const back = undo(session, seat);
  if (isRefusal(back)) return back;
  return { session: back, heard: heard.slice(0, back.past.length + 1) };
}

/** All that stands, as a viewer heard of it. */
export function deedsFor(viewer: Viewer, { heard }: Play): Deed[] {
  return heard.map(({ by, told, at }, answers) => ({ answers, by, events: eventsFor(viewer, told), at }));
}

/** Whether the latest answer showed its own seat, and nobody else, what it did not know. */
export function hasJustSeen(seat: Seat, { heard }: Play): boolean {
  const latest = heard.at(-1);
  const isToThem = ({ to, reveals }: Told) =>
    reveals && to !== 'all' && 'only' in to && to.only.includes(seat);
  return latest?.by === seat && latest.told.some(isToThem);
}

/** The log and the times as they are kept. */
export function writtenOf({ session, heard }: Play): {
  readonly log: readonly Entry[];
  readonly times: number[];
} {
  return { log: session.log, times: heard.map(({ at }) => at) };
}
