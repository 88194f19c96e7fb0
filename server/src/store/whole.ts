import type { Database, Statement } from './database.ts';
import { type EntryRow, insertEntry, rowOf, selectEntries } from './log.ts';
import { putOrder, selectOrders } from './orders.ts';
import type { LeftOrder, TalkRow, WholeStore } from './store.ts';
import { type FoundTable, insertMember, insertTable, selectTable, tableRowOf } from './tables.ts';
import { selectTalk } from './talk.ts';

export function wholeStore(database: Database): WholeStore {
  return {
    async read(id) {
      const [tables = [], members = [], entries = [], said = [], orders = []] = await database.read([
        selectTable(id),
        { sql: 'SELECT identity FROM members WHERE table_id = $1 ORDER BY identity', values: [id] },
        selectEntries(id, 0),
        selectTalk(id, 0),
        selectOrders(id),
      ]);
      const [table] = tables as FoundTable[];
      if (table === undefined) return null;
      return {
        table: tableRowOf(table),
        members: (members as { identity: string }[]).map(({ identity }) => identity),
        rows: (entries as EntryRow[]).map(rowOf),
        said: said as TalkRow[],
        orders: orders as LeftOrder[],
      };
    },
    async add({ table, members, rows, said, orders }) {
      const lastSaid = said.at(-1)?.number ?? 0;
      const wakeAt = table.phase === 'playing' ? 0 : null;
      await database.transaction([
        insertTable(table),
        {
          sql: 'UPDATE tables SET said = $2, wake_at = $3 WHERE id = $1',
          values: [table.id, lastSaid, wakeAt],
        },
        ...rows.map(insertEntry),
        ...members.map((identity) => insertMember(table.id, identity)),
        ...said.map((row) => insertTalk(table.id, row)),
        ...orders.map(({ seat, order }) => putOrder(table.id, seat, order)),
      ]);
    },
  };
}

function insertTalk(table: string, { number, at, body }: TalkRow): Statement {
  return {
    sql: 'INSERT INTO talk (table_id, number, at, body) VALUES ($1, $2, $3, $4)',
    values: [table, number, at, body],
  };
}
