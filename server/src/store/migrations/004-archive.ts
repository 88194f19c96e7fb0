import type { Migration } from '../database.ts';

/** When a table was archived; null while it is in use. */
export const archive: Migration = {
  name: 'archive',
  statements: () => ['ALTER TABLE tables ADD COLUMN archived_at BIGINT'],
};
