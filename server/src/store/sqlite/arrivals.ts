import type { DatabaseSync } from 'node:sqlite';
import type { EntryValues } from '../database.ts';

/** So many rows are moved within a few milliseconds, and more than one of them goes to each page. */
const MOST = 1_000;

/** New rows of all logs, until they are moved to the pages of their tables. */
export interface Arrivals {
  /** Appends all of them or none, and tells of each whether it is new. */
  append(entries: readonly EntryValues[]): boolean[];
  readonly isFull: boolean;
  move(): void;
}

/**
 * Each log lies on pages of its own, so that it is read in one go. To append one row to each of 25 logs there is to write
 * 25 pages; in the order of their arrival the rows fill two, and the commit takes half the time. The view `log` has both.
 */
export function openArrivals(
  database: DatabaseSync,
  inTransaction: <Result>(work: () => Result) => Result,
): Arrivals {
  const insert = database.prepare('INSERT INTO arrivals (table_id, version, at, body) VALUES (?, ?, ?, ?)');
  const find = database.prepare('SELECT 1 FROM entries WHERE table_id = ? AND version = ?');
  const known = new Set<string>();
  for (const row of database.prepare('SELECT table_id, version FROM arrivals').all())
    known.add(keyOf(String(row.table_id), Number(row.version)));

  return {
    append(entries) {
      const added = new Set<string>();
      const areNew = inTransaction(() =>
        entries.map((entry) => {
          const [table, version] = entry;
          const key = keyOf(table, version);
          if (known.has(key) || added.has(key) || find.get(table, version) !== undefined) return false;
          insert.run(...entry);
          added.add(key);
          return true;
        }),
      );
      for (const key of added) known.add(key);
      return areNew;
    },
    get isFull() {
      return known.size >= MOST;
    },
    move() {
      if (known.size === 0) return;
      inTransaction(() => {
        database.exec(
          `INSERT INTO entries (table_id, version, at, body)
           SELECT table_id, version, at, body FROM arrivals ORDER BY table_id, version`,
        );
        database.exec('DELETE FROM arrivals');
      });
      known.clear();
    },
  };
}

function keyOf(table: string, version: number): string {
  return `${version} ${table}`;
}
