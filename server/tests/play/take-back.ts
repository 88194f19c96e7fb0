import { DatabaseSync } from 'node:sqlite';
import { choose, everyChoice, isRefusal, print, type Seat, type Session } from '@vigilia/kernel';
import type { StoreLocation } from '../../src/store/open-store.ts';
import { sessionOf } from './replayed.ts';

/** Two plans that a seat could follow, the second beginning otherwise and longer. */
interface Plans {
  readonly shown: readonly string[];
  readonly instead: readonly string[];
  /** Of the table, before either. */
  readonly version: number;
}

/** What the operator of a server does to its database to take back rows that were shown. */
export class TakeBack {
  private readonly file: string;
  private readonly table: string;

  constructor(location: StoreLocation, table: string) {
    if (!('data' in location)) throw new Error('only a database in a folder is changed here');
    this.file = `${location.data}/vigilia.db`;
    this.table = table;
  }

  /** What this seat could show now, and play instead; null if there is no such choice. */
  plansFor(seat: Seat): Plans | null {
    const { session, version } = this.game();
    const shown = planFor(session, seat, 3);
    const instead = shown && planFor(session, seat, 4, shown[0]);
    return shown && instead && { shown, instead, version };
  }

  /** Removes the rows after a version, and all snapshots. The server must be stopped. */
  removeAfter(version: number): void {
    const database = new DatabaseSync(this.file);
    database.prepare('DELETE FROM entries WHERE table_id = ? AND version > ?').run(this.table, version);
    database.prepare('DELETE FROM snapshots').run();
    database.close();
  }

  /** The game as its rows have it, also while the server runs. */
  private game(): { readonly session: Session; readonly version: number } {
    const database = new DatabaseSync(this.file, { readOnly: true });
    const rows = database
      .prepare('SELECT body FROM entries WHERE table_id = ? ORDER BY version')
      .all(this.table);
    database.close();
    const session = sessionOf(rows.flatMap(({ body }) => JSON.parse(String(body)).facts));
    return { session, version: rows.length };
  }
}

/** A plan of this many choices that nothing stops on the way. */
function planFor(session: Session, seat: Seat, length: number, except?: string): readonly string[] | null {
  const ask = session.moment.asks.find((each) => each.seat === seat);
  if (ask === undefined) return null;
  for (const choice of everyChoice(ask)) {
    const written = print(session.game.grammar, choice);
    const next = written === except ? null : choose(session, seat, choice);
    if (next === null || isRefusal(next)) continue;
    if (length === 1) return [written];
    const rest = next.barrier ? null : planFor(next, seat, length - 1);
    if (rest !== null) return [written, ...rest];
  }
  return null;
}
