import type { Database, Statement } from './database.ts';
import type { TalkRow, TalkStore } from './store.ts';

export function selectTalk(table: string, after: number): Statement {
  return {
    sql: 'SELECT number, at, body FROM talk WHERE table_id = $1 AND number > $2 ORDER BY number',
    values: [table, after],
  };
}

export function talkStore(database: Database): TalkStore {
  return {
    async say(table, at, body) {
      // The table's own row counts, and is locked until the words are in: no two get the same number, and no reader
      // sees a number while a smaller one is still on its way.
      const [, found] = await database.transaction([
        { sql: 'UPDATE tables SET said = said + 1 WHERE id = $1', values: [table] },
        {
          sql: `INSERT INTO talk (table_id, number, at, body)
                SELECT id, said, CAST($2 AS BIGINT), CAST($3 AS TEXT) FROM tables WHERE id = $1
                RETURNING number, at, body`,
          values: [table, at, body],
        },
      ]);
      const [said] = (found ?? []) as TalkRow[];
      if (said === undefined) throw new Error('The table of this talk is not in the database.');
      return said;
    },
    async latest(table, most) {
      const said = await database.all<TalkRow>(
        'SELECT number, at, body FROM talk WHERE table_id = $1 ORDER BY number DESC LIMIT $2',
        [table, most],
      );
      return said.reverse();
    },
    after(table, number) {
      const { sql, values } = selectTalk(table, number);
      return database.all<TalkRow>(sql, values);
    },
  };
}
