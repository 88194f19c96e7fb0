import type { Database, Dialect } from './database.ts';
import { secretIn } from './secrets.ts';
import type { ProcessStore, ServingProcess } from './store.ts';

interface Found extends ServingProcess {
  readonly alive_until: number;
}

/** Milliseconds since 1970 as the database counts them. */
const NOW: Readonly<Record<Dialect, string>> = {
  sqlite: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
  postgres: 'CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)',
};

export function processStore(database: Database): ProcessStore {
  return {
    async now() {
      const [found] = await database.all<{ at: number }>(`SELECT ${NOW[database.dialect]} AS at`);
      if (found === undefined) throw new Error('The database does not tell the time.');
      return found.at;
    },
    async renew({ id, address }, until) {
      const renewed = await database.all('UPDATE processes SET alive_until = $2 WHERE id = $1 RETURNING id', [
        id,
        until,
      ]);
      if (renewed.length > 0) return true;
      await database.all(
        `INSERT INTO processes (id, address, alive_until) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until`,
        [id, address, until],
      );
      return false;
    },
    async all() {
      const found = await database.all<Found>('SELECT id, address, alive_until FROM processes ORDER BY id');
      return found.map(({ id, address, alive_until }) => ({ id, address, aliveUntil: alive_until }));
    },
    async giveUp(now) {
      const [gone = []] = await database.transaction([
        // First: a process that renews itself meanwhile waits for this, and learns that it was given up.
        { sql: 'DELETE FROM processes WHERE alive_until <= $1 RETURNING id', values: [now] },
        {
          sql: `UPDATE tables SET holder = NULL
                WHERE holder IS NOT NULL AND NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = holder)`,
        },
      ]);
      return (gone as ServingProcess[]).map(({ id }) => id);
    },
    async remove(id) {
      await database.transaction([
        { sql: 'DELETE FROM processes WHERE id = $1', values: [id] },
        { sql: 'UPDATE tables SET holder = NULL WHERE holder = $1', values: [id] },
      ]);
    },
    secret: secretIn(database, 'processes'),
  };
}
