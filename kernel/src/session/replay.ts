import type { Game, Kinds } from '../engine/game.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { type ChoiceEntry, type Entry, type Header, standingChoices } from '../record/record.ts';
import { endedBefore, isEarlier } from '../record/rules-version.ts';
import { chooseText } from './line.ts';
import { open, passOver, type Session, stop } from './session.ts';
import { undoAgain } from './undo.ts';

/**
 * Plays a log again from the deal. A refusal names the entry that does not fit. A record of an earlier version of the
 * rules is played under the present ones, as far as they follow it: the session it gives says whether it has stopped.
 */
export function replay<K extends Kinds>(
  game: Game<K>,
  header: Header,
  log: readonly Entry[],
): Session<K> | (Refusal & { readonly entry?: number }) {
  const dealt = open(game, header);
  if (isRefusal(dealt)) return dealt;
  // Barriers may lie elsewhere now, and a choice that was taken back need not be legal: only what stands is played.
  const isOld = isEarlier(game, header);
  const played = isOld ? standingChoices(log) : log;
  let session = dealt;
  for (const [index, entry] of played.entries()) {
    const next = follow(session, entry);
    if (isRefusal(next)) return { ...next, entry: index };
    session = next;
  }
  return isOld ? { ...session, log } : session;
}

/** Takes one entry of a log. */
export function follow<K extends Kinds>(session: Session<K>, entry: Entry): Session<K> | Refusal {
  return 'choice' in entry ? followChoice(session, entry) : undoAgain(session, entry);
}

/**
 * Takes a choice of a record. In a game that began under earlier rules, a choice that the present ones make by themselves
 * is passed over; one that they refuse stops the game, and from there on nothing is taken.
 */
export function followChoice<K extends Kinds>(
  session: Session<K>,
  { by, choice }: ChoiceEntry,
): Session<K> | Refusal {
  if (session.stopped !== null) return session;
  const { game, header, moment, answers } = session;
  const next = chooseText(session, by, choice);
  if (!isRefusal(next) || !isEarlier(game, header)) return next;
  const judged = game.ofEarlierRules?.(moment.state, by, choice, header.rules) ?? next;
  if (judged === 'implied') return passOver(session, by);
  const { clause, reason } = judged;
  return stop(session, { at: { number: answers + 1, by, choice }, clause, reason });
}

/**
 * A game that was over when it was put away stays over: if the rules it began with ended it and the present ones
 * would play on, it stops. Its seed and all cards have been shown.
 */
export function stayOver<K extends Kinds>(session: Session<K>): Session<K> {
  const { game, header, moment } = session;
  return moment.asks.length > 0 && isEarlier(game, header) ? stop(session, endedBefore()) : session;
}
