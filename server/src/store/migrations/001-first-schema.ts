import type { Migration } from '../database.ts';

export const firstSchema: Migration = {
  // The name that databases in use hold.
  name: 'the house',
  statements(dialect) {
    // Rows in the order of their key, so that a log is read in one go.
    const byKey = dialect === 'sqlite' ? 'WITHOUT ROWID' : '';
    return [
      // No reference to the table: it would cost a look-up for every row.
      `CREATE TABLE entries (
        table_id TEXT NOT NULL,
        version INTEGER NOT NULL CHECK (version >= 1),
        at BIGINT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (table_id, version)
      ) ${byKey}`,
      `CREATE TABLE snapshots (
        table_id TEXT NOT NULL PRIMARY KEY,
        version INTEGER NOT NULL,
        body TEXT NOT NULL
      )`,
      // The host is no reference: a table may have been imported from another server.
      `CREATE TABLE tables (
        id TEXT NOT NULL PRIMARY KEY,
        game TEXT NOT NULL,
        phase TEXT NOT NULL CHECK (phase IN ('gathering', 'playing', 'over')),
        is_public INTEGER NOT NULL,
        host TEXT NOT NULL,
        opened_at BIGINT NOT NULL,
        said INTEGER NOT NULL DEFAULT 0,
        holder TEXT,
        lease_until BIGINT NOT NULL DEFAULT 0,
        wake_at BIGINT
      )`,
      'CREATE INDEX tables_by_host ON tables (host)',
      'CREATE INDEX tables_by_holder ON tables (holder) WHERE holder IS NOT NULL',
      'CREATE INDEX tables_due ON tables (wake_at, lease_until) WHERE wake_at IS NOT NULL',
      "CREATE INDEX tables_in_the_lobby ON tables (opened_at) WHERE is_public = 1 AND phase = 'gathering'",
      `CREATE TABLE members (
        table_id TEXT NOT NULL REFERENCES tables (id),
        identity TEXT NOT NULL,
        PRIMARY KEY (identity, table_id)
      ) ${byKey}`,
      'CREATE INDEX members_by_table ON members (table_id)',
      'CREATE TABLE identities (id TEXT NOT NULL PRIMARY KEY, at BIGINT NOT NULL)',
      `CREATE TABLE keys (
        hash TEXT NOT NULL PRIMARY KEY,
        kind TEXT NOT NULL,
        identity TEXT NOT NULL REFERENCES identities (id),
        table_id TEXT,
        expires BIGINT
      )`,
      'CREATE INDEX keys_by_identity ON keys (identity)',
      'CREATE INDEX keys_by_expiry ON keys (expires) WHERE expires IS NOT NULL',
      `CREATE TABLE talk (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        at BIGINT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
      ) ${byKey}`,
      `CREATE TABLE orders (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
      ) ${byKey}`,
    ];
  },
};
