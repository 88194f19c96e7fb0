import type { Database } from './database.ts';
import { listed } from './listed.ts';
import type { LeaseStore } from './store.ts';

interface Named {
  readonly id: string;
}

interface Held extends Named {
  readonly holder: string;
}

export function leaseStore(database: Database): LeaseStore {
  const names = async (sql: string, values: readonly (string | number)[]) =>
    (await database.all<Named>(sql, values)).map(({ id }) => id);
  return {
    async claim(table, holder, { isDue }) {
      for (;;) {
        const claimed = await names(
          `UPDATE tables SET holder = $2, wake_at = CASE WHEN CAST($3 AS INTEGER) = 1 THEN 0 ELSE wake_at END
           WHERE id = $1 AND (holder IS NULL OR holder = $2) RETURNING id`,
          [table, holder, isDue ? 1 : 0],
        );
        if (claimed.length > 0) return holder;
        const [found] = await database.all<{ holder: string | null }>(
          'SELECT holder FROM tables WHERE id = $1',
          [table],
        );
        if (found === undefined) return null;
        // It may have been given back in between.
        if (found.holder !== null) return found.holder;
      }
    },
    async holders(tables) {
      const { sql, value } = listed(database.dialect, tables);
      const found = await database.all<Held>(
        `SELECT tables.id, holder FROM tables JOIN ${sql} ON tables.id = listed.id WHERE holder IS NOT NULL`,
        [value],
      );
      return new Map(found.map(({ id, holder }) => [id, holder]));
    },
    heldBy: (holder) => names('SELECT id FROM tables WHERE holder = $1 AND wake_at IS NOT NULL', [holder]),
    async release(table, holder, { isDue }) {
      await database.all('UPDATE tables SET holder = NULL, wake_at = $3 WHERE id = $1 AND holder = $2', [
        table,
        holder,
        isDue ? 0 : null,
      ]);
    },
    async releaseAll(holder) {
      await database.all('UPDATE tables SET holder = NULL WHERE holder = $1', [holder]);
    },
    due: (after, most) =>
      names(
        `SELECT id FROM tables WHERE wake_at IS NOT NULL AND holder IS NULL AND archived_at IS NULL AND id > $1
         ORDER BY id LIMIT $2`,
        [after, most],
      ),
  };
}
