import type { Migration } from '../database.ts';
import { RANDOM } from './random.ts';

/**
 * The processes that serve this database. A lease lasts as long as the process that holds it is alive, so that many tables
 * cost one row to renew.
 */
export const processes: Migration = {
  name: 'processes',
  statements: (dialect) => [
    'CREATE TABLE processes (id TEXT NOT NULL PRIMARY KEY, address TEXT NOT NULL, alive_until BIGINT NOT NULL)',
    `INSERT INTO secrets (name, value) VALUES ('processes', ${RANDOM[dialect]})`,
    'UPDATE tables SET holder = NULL WHERE holder IS NOT NULL',
    'DROP INDEX tables_due',
    'ALTER TABLE tables DROP COLUMN lease_until',
    'CREATE INDEX tables_due ON tables (wake_at) WHERE wake_at IS NOT NULL AND holder IS NULL',
  ],
};
