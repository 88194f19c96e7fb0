import type { Game, Kinds } from './game.ts';
import type { Entry, Header } from './record.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { chooseText, open, type Session } from './session.ts';
import { undo, undoByConsent } from './undo.ts';

/** Plays a log again from the deal. A refusal names the entry that does not fit. */
export function replay<K extends Kinds>(
  game: Game<K>,
  header: Header,
  log: readonly Entry[],
): Session<K> | (Refusal & { readonly entry?: number }) {
  let session = open(game, header);
  for (const [index, entry] of log.entries()) {
    if (isRefusal(session)) return session;
    const next = follow(session, entry);
    if (isRefusal(next)) return { ...next, entry: index };
    session = next;
  }
  return session;
}

/** Takes one entry of a log. */
export function follow<K extends Kinds>(session: Session<K>, entry: Entry): Session<K> | Refusal {
  if ('choice' in entry) return chooseText(session, entry.by, entry.choice);
  // A table of one has nobody to ask: its consent is empty and still takes it past any barrier.
  const agreed = entry.consent.length > 0 || session.header.seats === 1;
  if (agreed) return undoByConsent(session, entry.by, entry.backTo, entry.consent);
  if (entry.backTo !== session.past.length - 1) return refuse(null, 'refusal.undo');
  return undo(session, entry.by);
}
