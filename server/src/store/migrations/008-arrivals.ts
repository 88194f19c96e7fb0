import type { Migration } from '../database.ts';

/**
 * The rows of all logs, wherever they lie. SQLite has new ones in the order of their arrival first (sqlite/arrivals.ts);
 * PostgreSQL writes them in that order by itself.
 */
export const arrivals: Migration = {
  name: 'arrivals',
  statements: (dialect) =>
    dialect === 'sqlite'
      ? [
          `CREATE TABLE arrivals (
            number INTEGER NOT NULL PRIMARY KEY,
            table_id TEXT NOT NULL,
            version INTEGER NOT NULL CHECK (version >= 1),
            at BIGINT NOT NULL,
            body TEXT NOT NULL
          )`,
          `CREATE VIEW log AS
            SELECT table_id, version, at, body FROM entries
            UNION ALL SELECT table_id, version, at, body FROM arrivals`,
        ]
      : ['CREATE VIEW log AS SELECT table_id, version, at, body FROM entries'],
};
