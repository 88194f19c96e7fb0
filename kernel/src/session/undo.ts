import type { Kinds, Seat } from '../engine/game.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import type { UndoEntry } from '../record/record.ts';
import { rulesOf, whyStopped } from '../record/rules-version.ts';
import { noted, type Session } from './session.ts';
import { canUndo, hasWayBack, type Past } from './way-back.ts';

/**
 * Takes back the seat's latest choice. Free until something was drawn or shown, or the question went to
 * another seat.
 */
export function undo<K extends Kinds>(session: Session<K>, seat: Seat): Session<K> | Refusal {
  if (!canUndo(session, seat)) return refuse(null, 'refusal.undo');
  return goBack(session, { by: seat, backTo: session.answers - 1, consent: [] });
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
 * The seats whose consent it takes to go back further than is free. A bot cannot consent, so if a bot sits, or
 * if no other person does, it takes a practice table: there only the people are asked.
 */
export function consentNeeded({ seats, bots, practice }: Sitting, seat: Seat): readonly Seat[] | Refusal {
  const others = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);
  const people = others.filter((other) => !bots.includes(other));
  const isAllowed = practice || (people.length > 0 && people.length === others.length);
  return isAllowed ? people : refuse(null, 'refusal.practice-only');
}

export interface ConsentedUndo extends Pick<UndoEntry, 'backTo' | 'consent'> {
  /** The seats of bots; none if only people play. */
  readonly bots?: readonly Seat[];
}

/** Goes back to where `backTo` answers stood, past any barrier, if every seat agrees that has to. */
export function undoByConsent<K extends Kinds>(
  session: Session<K>,
  seat: Seat,
  { backTo, consent, bots = [] }: ConsentedUndo,
): Session<K> | Refusal {
  if (session.stopped !== null) return whyStopped(rulesOf(session), session.stopped);
  const { seats, practice = false } = session.header;
  if (!hasWayBack(session, backTo)) return refuse(null, 'refusal.undo');
  const needed = consentNeeded({ seats, bots, practice }, seat);
  if (isRefusal(needed)) return needed;
  if (consent.some((other) => bots.includes(other))) return refuse(null, 'refusal.practice-only');
  const missing = needed.find((other) => !consent.includes(other));
  if (missing !== undefined) return refuse(null, 'refusal.consent', { seat: missing });
  return goBack(session, { by: seat, backTo, consent });
}

/**
 * Takes back the latest choice of a seat at a table on one device: freely if that is free, and at a practice table
 * also past what was drawn or shown since. At one screen no person consents for another, so there it takes a person
 * alone with bots.
 */
export function undoLatest<K extends Kinds>(
  session: Session<K>,
  seat: Seat,
  bots: readonly Seat[],
): Session<K> | Refusal {
  if (canUndo(session, seat)) return undo(session, seat);
  const index = session.past.findLastIndex(({ by }) => by === seat);
  const backTo = firstKept(session) + index;
  const { seats, practice = false } = session.header;
  const needed = consentNeeded({ seats, bots, practice }, seat);
  if (index < 0 || session.moment.asks.length === 0) return refuse(null, 'refusal.undo');
  if (isRefusal(needed)) return needed;
  if (needed.length > 0) return refuse(null, 'refusal.undo');
  return undoByConsent(session, seat, { backTo, consent: [], bots });
}

/** Goes back as a log says that it was done, if that was allowed. */
export function undoAgain<K extends Kinds>(session: Session<K>, entry: UndoEntry): Session<K> | Refusal {
  const { by, backTo, consent } = entry;
  const { form, bots = [] } = session.header;
  if (!hasWayBack(session, backTo)) return refuse(null, 'refusal.undo');
  if (form === undefined) return undoOfBefore(session, entry);
  // Once a game is over its seed lies open.
  if (session.moment.asks.length === 0) return refuse(null, 'refusal.over');
  const isFree = consent.length === 0 && backTo === session.answers - 1 && canUndo(session, by);
  return isFree ? undo(session, by) : undoByConsent(session, by, { backTo, consent, bots });
}

/**
 * Logs from before form 3 do not say where bots sat, and the oldest name them among the seats that agreed; at a table of
 * one there was no other seat to ask.
 */
function undoOfBefore<K extends Kinds>(
  session: Session<K>,
  { by, backTo, consent }: UndoEntry,
): Session<K> | Refusal {
  const { seats, practice = false } = session.header;
  const isFree = consent.length === 0 && seats > 1 && !practice;
  if (isFree) return backTo === session.answers - 1 ? undo(session, by) : refuse(null, 'refusal.undo');
  for (let other = 0; other < seats && !practice; other++) {
    if (other !== by && !consent.includes(other)) return refuse(null, 'refusal.consent', { seat: other });
  }
  return goBack(session, { by, backTo, consent });
}

function goBack<K extends Kinds>(session: Session<K>, entry: UndoEntry): Session<K> {
  const { backTo } = entry;
  const index = backTo - firstKept(session);
  return {
    ...session,
    moment: (session.past[index] as Past<K>).before,
    delivered: [],
    barrier: false,
    answers: backTo,
    past: session.past.slice(0, index),
    allDelivered: session.allDelivered.slice(0, backTo + 1),
    ...noted(session, () => entry),
  };
}

/** How many answers stood before the first that the way back is kept from. */
function firstKept<K extends Kinds>({ answers, past }: Session<K>): number {
  return answers - past.length;
}
