import type { Dialect } from '../database.ts';

/** More than 240 random bits that the database draws itself. */
export const RANDOM: Readonly<Record<Dialect, string>> = {
  sqlite: 'lower(hex(randomblob(32)))',
  postgres: 'CAST(gen_random_uuid() AS TEXT) || CAST(gen_random_uuid() AS TEXT)',
};
