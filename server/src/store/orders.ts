import type { Seat } from '@vigilia/kernel';
import type { Database, Statement } from './database.ts';
import type { LeftOrder, OrderStore } from './store.ts';

export function selectOrders(table: string): Statement {
  return {
    sql: 'SELECT seat, line AS "order" FROM orders WHERE table_id = $1 ORDER BY seat',
    values: [table],
  };
}

export function putOrder(table: string, seat: Seat, order: string): Statement {
  return {
    sql: `INSERT INTO orders (table_id, seat, line) VALUES ($1, $2, $3)
          ON CONFLICT (table_id, seat) DO UPDATE SET line = excluded.line`,
    values: [table, seat, order],
  };
}

export function orderStore(database: Database): OrderStore {
  return {
    of(table) {
      const { sql, values } = selectOrders(table);
      return database.all<LeftOrder>(sql, values);
    },
    async set(table, seat, order) {
      const takeBack = { sql: 'DELETE FROM orders WHERE table_id = $1 AND seat = $2', values: [table, seat] };
      await database.transaction([order === null ? takeBack : putOrder(table, seat, order)]);
    },
    async remove(table, seat, order) {
      const removed = await database.all(
        'DELETE FROM orders WHERE table_id = $1 AND seat = $2 AND line = $3 RETURNING seat',
        [table, seat, order],
      );
      return removed.length > 0;
    },
  };
}
