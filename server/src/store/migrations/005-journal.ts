import type { Migration } from './migration.ts';

/** Entries in the order they arrive, until they are moved to the log of their table (`sqlite/journal.ts`). */
export const journal: Migration = {
  name: 'journal',
  statements: (dialect) =>
    dialect === 'sqlite'
      ? [
          `CREATE TABLE journal (
            table_id TEXT NOT NULL,
            version INTEGER NOT NULL CHECK (version >= 1),
            at BIGINT NOT NULL,
            body TEXT NOT NULL
          )`,
        ]
      : [],
};
