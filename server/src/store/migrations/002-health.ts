import type { Migration } from '../database.ts';

/** One row that `/health` writes again and again: a database that only reads is not well. */
export const health: Migration = {
  name: 'health',
  statements: () => [
    'CREATE TABLE health (id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1), at BIGINT NOT NULL)',
    'INSERT INTO health (id, at) VALUES (1, 0)',
  ],
};
