import type { Database } from './database.ts';
import { secretIn } from './secrets.ts';
import type { SeatAddressStore } from './store.ts';

export function seatAddressStore(database: Database): SeatAddressStore {
  return {
    key: secretIn(database, 'addresses'),
    async of(table) {
      const rows = await database.all<{ identity: string; mark: string }>(
        'SELECT identity, mark FROM seat_addresses WHERE table_id = $1',
        [table],
      );
      return new Map(rows.map(({ identity, mark }) => [identity, mark]));
    },
    async set(table, identity, mark) {
      await database.all(
        `INSERT INTO seat_addresses (table_id, identity, mark) VALUES ($1, $2, $3)
         ON CONFLICT (table_id, identity) DO UPDATE SET mark = excluded.mark`,
        [table, identity, mark],
      );
    },
    async forget(table) {
      await database.all('DELETE FROM seat_addresses WHERE table_id = $1', [table]);
    },
    async sweep() {
      await database.all(
        "DELETE FROM seat_addresses WHERE table_id IN (SELECT id FROM tables WHERE phase <> 'gathering')",
      );
    },
  };
}
