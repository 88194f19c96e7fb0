import type { Migration } from '../database.ts';

/** What the players of a gathering table have met at others, all in one set: it does not say who met what. */
export const memories: Migration = {
  name: 'memories',
  statements: () => [
    `CREATE TABLE memories (
      table_id TEXT NOT NULL REFERENCES tables (id),
      met TEXT NOT NULL,
      PRIMARY KEY (table_id, met)
    )`,
  ],
};
