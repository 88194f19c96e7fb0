import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Entry } from '../database.ts';

/** So many entries are moved together: enough that a page takes several, few enough that a commit waits 5 ms. */
const MOST_IN_THE_JOURNAL = 1_000;

/**
 * Entries in the order they arrive. Every log has its last page elsewhere, so a commit of 25 tables writes 25 pages;
 * the journal has one last page (17 us a row instead of 80). Entries move to `entries` in one transaction, before
 * anything reads or writes that table: no reader finds the log without them, also after a crash.
 */
export class Journal {
  private readonly database: DatabaseSync;
  private readonly prepare: (sql: string) => StatementSync;
  /** The names of the entries in the journal; null while a previous process may have left some. */
  private names: Set<string> | null = null;

  constructor(database: DatabaseSync, prepare: (sql: string) => StatementSync) {
    this.database = database;
    this.prepare = prepare;
  }

  /** Whether the entries have to be moved before this statement runs. */
  isInTheWayOf(sql: string): boolean {
    return this.names?.size !== 0 && /\bentries\b/.test(sql);
  }

  get isFull(): boolean {
    return this.names === null || this.names.size >= MOST_IN_THE_JOURNAL;
  }

  /** Inside a transaction: adds the entries whose version is free, and says which. `keep` follows its commit. */
  add(entries: readonly Entry[]): { readonly isIn: boolean[]; readonly keep: () => void } {
    const known = this.names ?? new Set();
    const added = new Set<string>();
    const find = this.prepare('SELECT 1 FROM entries WHERE table_id = ? AND version = ?');
    const insert = this.prepare('INSERT INTO journal (table_id, version, at, body) VALUES (?, ?, ?, ?)');
    const isIn = entries.map((entry) => {
      const [table, version] = entry;
      const name = `${table} ${version}`;
      if (known.has(name) || added.has(name) || find.get(table, version) !== undefined) return false;
      insert.run(...entry);
      added.add(name);
      return true;
    });
    return {
      isIn,
      keep: () => {
        for (const name of added) known.add(name);
      },
    };
  }

  /** Inside a transaction: moves all entries to the logs of their tables. `forget` follows its commit. */
  move(): { readonly forget: () => void } {
    // A database of an earlier form has no journal before it is migrated.
    const exists = this.database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'journal'").get();
    if (exists === undefined) return { forget: () => {} };
    this.database.exec(`
      INSERT INTO entries (table_id, version, at, body)
        SELECT table_id, version, at, body FROM journal ORDER BY table_id, version;
      DELETE FROM journal`);
    return {
      forget: () => {
        this.names = new Set();
      },
    };
  }
}
