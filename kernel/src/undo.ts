import type { Kinds, Seat } from './game.ts';
import type { UndoEntry } from './record.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { rulesOf, whyStopped } from './rules-version.ts';
import type { Past, Session } from './session.ts';

/** Whether a seat may take its latest choice back without asking anyone. */
export function canUndo<K extends Kinds>(session: Pick<Session<K>, 'past' | 'moment'>, seat: Seat): boolean {
  const latest = session.past.at(-1);
  if (latest === undefined || latest.by !== seat || latest.barrier) return false;
  const askedThen = latest.before.asks;
  const askedNow = session.moment.asks;
  // Once a game is over everybody has seen how: nobody takes that back alone.
  return askedNow.length > 0 && askedNow.every((now) => askedThen.some((then) => then.seat === now.seat));
}

/**
 * Takes back the seat's latest choice. Free until something was drawn or shown, or the question went to
 * someone else.
 */
export function undo<K extends Kinds>(session: Session<K>, seat: Seat): Session<K> | Refusal {
  if (!canUndo(session, seat)) return refuse(null, 'refusal.undo');
  return goBack(session, seat, session.past.length - 1, []);
}

/** Who sits at a table, as far as going back is concerned. */
export interface Sitting {
  readonly seats: number;
  /** The seats of bots. A seat that its owner lent to a bot is not among them: its owner is asked. */
  readonly bots: readonly Seat[];
  /** Whether the table was opened for practice (see {@link Header}). */
  readonly practice: boolean;
}

/**
 * The seats whose consent it takes to go back further than is free. A bot cannot consent, so where a bot sits, or
 * where no other person does, it takes a practice table: there only the people are asked.
 */
export function consentNeeded({ seats, bots, practice }: Sitting, seat: Seat): readonly Seat[] | Refusal {
  const others = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);
  const people = others.filter((other) => !bots.includes(other));
  const isAllowed = practice || (people.length > 0 && people.length === others.length);
  return isAllowed ? people : refuse(null, 'refusal.practice-only');
}

export interface ConsentedUndo extends Pick<UndoEntry, 'backTo' | 'consent'> {
  /** The seats of bots; none where only people play. */
  readonly bots?: readonly Seat[];
}

/** Goes back to where `backTo` answers stood, past any barrier, if everyone agrees who has to. */
export function undoByConsent<K extends Kinds>(
  session: Session<K>,
  seat: Seat,
  { backTo, consent, bots = [] }: ConsentedUndo,
): Session<K> | Refusal {
  if (session.stopped !== null) return whyStopped(rulesOf(session), session.stopped);
  const { seats, practice = false } = session.header;
  if (!isEarlier(session, backTo)) return refuse(null, 'refusal.undo');
  const needed = consentNeeded({ seats, bots, practice }, seat);
  if (isRefusal(needed)) return needed;
  if (consent.some((other) => bots.includes(other))) return refuse(null, 'refusal.practice-only');
  const missing = needed.find((other) => !consent.includes(other));
  if (missing !== undefined) return refuse(null, 'refusal.consent', { seat: missing });
  return goBack(session, seat, backTo, consent);
}

/**
 * Takes back the latest choice of a seat at a table on one device: freely where that is free, and at a practice table
 * also past what was drawn or shown since. Nobody at one screen consents for another, so there it takes a person alone
 * with bots.
 */
export function undoLatest<K extends Kinds>(
  session: Session<K>,
  seat: Seat,
  bots: readonly Seat[],
): Session<K> | Refusal {
  if (canUndo(session, seat)) return undo(session, seat);
  const backTo = session.past.findLastIndex(({ by }) => by === seat);
  const { seats, practice = false } = session.header;
  const needed = consentNeeded({ seats, bots, practice }, seat);
  if (backTo < 0 || session.moment.asks.length === 0) return refuse(null, 'refusal.undo');
  if (isRefusal(needed)) return needed;
  if (needed.length > 0) return refuse(null, 'refusal.undo');
  return undoByConsent(session, seat, { backTo, consent: [], bots });
}

/**
 * Goes back as a log says that it was done. A log does not say where bots sat, and older ones name them among those
 * who agreed; a table of one had nobody to ask.
 */
export function undoAgain<K extends Kinds>(
  session: Session<K>,
  { by, backTo, consent }: UndoEntry,
): Session<K> | Refusal {
  if (!isEarlier(session, backTo)) return refuse(null, 'refusal.undo');
  const { seats, practice = false } = session.header;
  const isFree = consent.length === 0 && seats > 1 && !practice;
  if (isFree) return backTo === session.past.length - 1 ? undo(session, by) : refuse(null, 'refusal.undo');
  for (let other = 0; other < seats && !practice; other++) {
    if (other !== by && !consent.includes(other)) return refuse(null, 'refusal.consent', { seat: other });
  }
  return goBack(session, by, backTo, consent);
}

function isEarlier<K extends Kinds>({ past }: Session<K>, backTo: number): boolean {
  return Number.isInteger(backTo) && backTo >= 0 && backTo < past.length;
}

function goBack<K extends Kinds>(
  session: Session<K>,
  by: Seat,
  backTo: number,
  consent: readonly Seat[],
): Session<K> {
  const { before } = session.past[backTo] as Past<K>;
  return {
    ...session,
    moment: before,
    told: [],
    log: [...session.log, { by, backTo, consent }],
    past: session.past.slice(0, backTo),
    heard: session.heard.slice(0, backTo + 1),
  };
}
