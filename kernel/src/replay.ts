import type { Game, Kinds } from './game.ts';
import { type ChoiceEntry, type Entry, type Header, standing } from './record.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { endedBefore, isEarlier } from './rules-version.ts';
import { chooseText, open, passOver, type Session, stop } from './session.ts';
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
  if (isEarlier(game, header)) return { ...followed(dealt, standing(log)), log };
  let session = dealt;
  for (const [index, entry] of log.entries()) {
    const next = follow(session, entry);
    if (isRefusal(next)) return { ...next, entry: index };
    session = next;
  }
  return session;
}

/** Takes one entry of a log. */
export function follow<K extends Kinds>(session: Session<K>, entry: Entry): Session<K> | Refusal {
  return 'choice' in entry ? chooseText(session, entry.by, entry.choice) : undoAgain(session, entry);
}

/** A game that began under earlier rules, up to the first choice that the present ones refuse. */
function followed<K extends Kinds>(dealt: Session<K>, choices: readonly ChoiceEntry[]): Session<K> {
  let session = dealt;
  for (const entry of choices) {
    const next = followChoice(session, entry);
    if (isRefusal(next)) return stopAt(session, entry, next);
    session = next;
  }
  return session;
}

/**
 * Takes a choice of a record. In a record of an earlier version, a choice that the present rules make by themselves is
 * passed over.
 */
export function followChoice<K extends Kinds>(
  session: Session<K>,
  { by, choice }: ChoiceEntry,
): Session<K> | Refusal {
  const { game, header, moment } = session;
  const next = chooseText(session, by, choice);
  if (!isRefusal(next) || !isEarlier(game, header)) return next;
  const judged = game.ofEarlierRules?.(moment.state, by, choice) ?? next;
  return judged === 'implied' ? passOver(session, by) : judged;
}

/** A game of an earlier version, stopped at a choice that was refused. */
export function stopAt<K extends Kinds>(
  session: Session<K>,
  { by, choice }: ChoiceEntry,
  { clause, reason }: Refusal,
): Session<K> {
  return stop(session, { at: { number: session.past.length + 1, by, choice }, clause, reason });
}

/**
 * The session of a record whose game was over. Where it ended under earlier rules and the present ones would play on,
 * it stops: all that was hidden has been shown.
 */
export function stayOver<K extends Kinds>(session: Session<K>): Session<K> {
  const isOver = session.moment.asks.length === 0;
  return isOver || !isEarlier(session.game, session.header) ? session : stop(session, endedBefore());
}
