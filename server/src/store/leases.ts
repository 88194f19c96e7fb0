import type { Database } from './database.ts';
import type { LeaseStore } from './store.ts';

interface Named {
  readonly id: string;
}

/** A lease that is free ran out in 1970: free and expired are one question. */
export function leaseStore(database: Database): LeaseStore {
  const names = async (sql: string, values: readonly (string | number)[]) =>
    (await database.all<Named>(sql, values)).map(({ id }) => id);
  return {
    async claim(table, holder, now, until) {
      // Due at once while it is held: its holder may die without a word.
      const claimed = await names(
        `UPDATE tables SET holder = $2, lease_until = $4, wake_at = 0
         WHERE id = $1 AND (lease_until <= $3 OR holder = $2) RETURNING id`,
        [table, holder, now, until],
      );
      return claimed.length > 0;
    },
    renew: (holder, now, until) =>
      names('UPDATE tables SET lease_until = $3 WHERE holder = $1 AND lease_until > $2 RETURNING id', [
        holder,
        now,
        until,
      ]),
    async release(table, holder, wakeAt) {
      await database.all(
        'UPDATE tables SET holder = NULL, lease_until = 0, wake_at = $3 WHERE id = $1 AND holder = $2',
        [table, holder, wakeAt],
      );
    },
    due: (now, most) =>
      names(
        `SELECT id FROM tables WHERE wake_at <= $1 AND lease_until <= $1 AND archived_at IS NULL
         ORDER BY wake_at, id LIMIT $2`,
        [now, most],
      ),
  };
}
