import type { Migration } from '../database.ts';
import { RANDOM } from './random.ts';

/**
 * Where the people of gathering public tables sat down from, hashed with a key of this database, so that one address takes
 * one seat although the server starts again. Rows go when the game begins; no export holds them.
 */
export const seatAddresses: Migration = {
  name: 'seat addresses',
  statements: (dialect) => [
    `CREATE TABLE seat_addresses (
      table_id TEXT NOT NULL REFERENCES tables (id),
      identity TEXT NOT NULL,
      mark TEXT NOT NULL,
      PRIMARY KEY (table_id, identity)
    )`,
    'CREATE TABLE secrets (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)',
    `INSERT INTO secrets (name, value) VALUES ('addresses', ${RANDOM[dialect]})`,
  ],
};
