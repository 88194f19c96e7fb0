import type { Migration } from '../database.ts';

/** The kinds of content that the players of a gathering table leave out, all in one set: it does not say who asked. */
export const avoided: Migration = {
  name: 'avoided',
  statements: () => [
    `CREATE TABLE avoided (
      table_id TEXT NOT NULL REFERENCES tables (id),
      kind TEXT NOT NULL,
      PRIMARY KEY (table_id, kind)
    )`,
  ],
};
