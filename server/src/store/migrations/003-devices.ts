import type { Migration } from '../database.ts';

/** What a person sees of the devices that are theirs; null for keys from before, and for keys of other kinds. */
export const devices: Migration = {
  name: 'devices',
  statements: () => [
    'ALTER TABLE keys ADD COLUMN device TEXT',
    'ALTER TABLE keys ADD COLUMN added_at BIGINT',
    'ALTER TABLE keys ADD COLUMN used_at BIGINT',
  ],
};
