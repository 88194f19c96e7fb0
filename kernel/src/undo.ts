import type { Kinds, Seat } from './game.ts';
import { type Refusal, refuse } from './refusal.ts';
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

/** Goes back to where `backTo` answers stood, past any barrier, if every other seat agrees. */
export function undoByConsent<K extends Kinds>(
  session: Session<K>,
  seat: Seat,
  backTo: number,
  consent: readonly Seat[],
): Session<K> | Refusal {
  if (session.stopped !== null) return whyStopped(rulesOf(session), session.stopped);
  if (!Number.isInteger(backTo) || backTo < 0 || backTo >= session.past.length) {
    return refuse(null, 'refusal.undo');
  }
  for (let other = 0; other < session.header.seats; other++) {
    if (other !== seat && !consent.includes(other)) return refuse(null, 'refusal.consent', { seat: other });
  }
  return goBack(session, seat, backTo, consent);
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
