import type { Game, Kinds } from './game.ts';
import type { Entry, Header } from './record.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { chooseText, open, type Session } from './session.ts';
import { undoAgain } from './undo.ts';

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

function follow<K extends Kinds>(session: Session<K>, entry: Entry): Session<K> | Refusal {
  return 'choice' in entry ? chooseText(session, entry.by, entry.choice) : undoAgain(session, entry);
}
