import type { Database, Migration } from '../database.ts';
import { firstSchema } from './001-first-schema.ts';
import { health } from './002-health.ts';
import { devices } from './003-devices.ts';
import { archive } from './004-archive.ts';
import { memories } from './005-memories.ts';
import { avoided } from './006-avoided.ts';
import { seatAddresses } from './007-seat-addresses.ts';
import { processes } from './008-processes.ts';

/** In order: the form of a database is how many of them it has been through. */
export const MIGRATIONS: readonly Migration[] = [
  firstSchema,
  health,
  devices,
  archive,
  memories,
  avoided,
  seatAddresses,
  processes,
];

/** Brings a database to the form this program knows. */
export function migrate(database: Database, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  return database.alone(async () => {
    await database.all(
      'CREATE TABLE IF NOT EXISTS migrations (number INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL)',
    );
    const [found] = await database.all<{ form: number | null }>('SELECT max(number) AS form FROM migrations');
    const form = found?.form ?? 0;
    if (form > migrations.length) {
      throw new Error(
        `The database was written by a newer Vigilia: its form is ${form} and this one knows ${migrations.length}. ` +
          'Nothing was changed. Please run the newer one.',
      );
    }
    for (const [index, { name, statements }] of migrations.entries()) {
      if (index < form) continue;
      await database.transaction([
        { sql: 'INSERT INTO migrations (number, name) VALUES ($1, $2)', values: [index + 1, name] },
        ...statements(database.dialect).map((sql) => ({ sql })),
      ]);
    }
  });
}
