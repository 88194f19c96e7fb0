import type { Phase } from '../table/table.ts';
import type { Database, Statement } from './database.ts';
import { lockPerson } from './identities.ts';
import { insertEntry } from './log.ts';
import type { TableRow, TableStore } from './store.ts';

const COLUMNS = 'id, game, phase, is_public, host, opened_at';

/** When the log of a table last grew. */
const LATEST_ROW = '(SELECT at FROM entries WHERE table_id = tables.id ORDER BY version DESC LIMIT 1)';

export interface FoundTable {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly is_public: number;
  readonly host: string;
  readonly opened_at: number;
}

export function tableRowOf({ id, game, phase, is_public, host, opened_at }: FoundTable): TableRow {
  return { id, game, phase, isPublic: is_public === 1, host, openedAt: opened_at };
}

export function selectTable(id: string): Statement {
  return { sql: `SELECT ${COLUMNS} FROM tables WHERE id = $1`, values: [id] };
}

export function insertTable({ id, game, phase, isPublic, host, openedAt }: TableRow): Statement {
  return {
    sql: `INSERT INTO tables (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [id, game, phase, isPublic ? 1 : 0, host, openedAt],
  };
}

const HOSTED =
  "SELECT count(*) AS many FROM tables WHERE host = $1 AND phase <> 'over' AND archived_at IS NULL";

/** Inserts nothing if the host has this number of unfinished tables already. */
function insertBelow(most: number, { id, game, phase, isPublic, host, openedAt }: TableRow): Statement {
  return {
    sql: `INSERT INTO tables (host, id, game, phase, is_public, opened_at)
          SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS INTEGER), CAST($6 AS BIGINT)
          WHERE (${HOSTED}) < CAST($7 AS BIGINT) RETURNING id`,
    values: [host, id, game, phase, isPublic ? 1 : 0, openedAt, most],
    mustFind: true,
  };
}

export function insertMember(table: string, identity: string): Statement {
  return {
    sql: 'INSERT INTO members (table_id, identity) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    values: [table, identity],
  };
}

export function tableStore(database: Database): TableStore {
  const rows = async ({ sql, values }: Statement) =>
    (await database.all<FoundTable>(sql, values)).map(tableRowOf);
  return {
    async add(table, first, { mostHosted = Number.MAX_SAFE_INTEGER } = {}) {
      const statements = [lockPerson(table.host), insertBelow(mostHosted, table), insertEntry(first)];
      return (await database.transaction(statements)).length > 0;
    },
    async find(id) {
      const [found] = await rows(selectTable(id));
      return found ?? null;
    },
    async ids(after, most) {
      const found = await database.all<{ id: string }>(
        'SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2',
        [after, most],
      );
      return found.map(({ id }) => id);
    },
    async correct({ id, phase, host }, entry) {
      if (phase === entry.phase && host === entry.host) return;
      await database.all(
        'UPDATE tables SET phase = $2, host = $3 WHERE id = $1 AND phase = $4 AND host = $5',
        [id, entry.phase, entry.host, phase, host],
      );
    },
    async setPhase(id, phase) {
      await database.all('UPDATE tables SET phase = $2 WHERE id = $1', [id, phase]);
    },
    async setHost(id, host) {
      await database.all('UPDATE tables SET host = $2 WHERE id = $1', [id, host]);
    },
    async addMember(table, identity) {
      await database.transaction([insertMember(table, identity)]);
    },
    async removeMember(table, identity) {
      await database.all('DELETE FROM members WHERE table_id = $1 AND identity = $2', [table, identity]);
    },
    of: (identity, most) =>
      rows({
        sql: `SELECT ${COLUMNS} FROM tables
              WHERE archived_at IS NULL
                AND id IN (SELECT table_id FROM members WHERE identity = $1
                           UNION SELECT id FROM tables WHERE host = $1)
              ORDER BY opened_at DESC, id LIMIT $2`,
        values: [identity, most],
      }),
    async countHosted(identity) {
      const [found] = await database.all<{ many: number }>(HOSTED, [identity]);
      return found?.many ?? 0;
    },
    async archive(before, now) {
      const [, archived = []] = await database.transaction([
        {
          sql: `UPDATE tables SET archived_at = NULL
                WHERE archived_at IS NOT NULL AND ${LATEST_ROW} > archived_at`,
        },
        {
          sql: `UPDATE tables SET archived_at = $2
                WHERE archived_at IS NULL AND phase <> 'over' AND ${LATEST_ROW} <= $1 RETURNING id`,
          values: [before, now],
        },
      ]);
      return archived.length;
    },
    lobby: (most) =>
      rows({
        sql: `SELECT ${COLUMNS} FROM tables WHERE is_public = 1 AND phase = 'gathering' AND archived_at IS NULL
              ORDER BY opened_at DESC, id LIMIT $1`,
        values: [most],
      }),
  };
}
