import type { Act, Row } from '../table/fact.ts';
import type { Database, EntryValues, Statement, Value } from './database.ts';
import type { GroupCommit } from './group-commit.ts';
import { listed } from './listed.ts';
import type { LogStore } from './store.ts';

export interface EntryRow {
  readonly table_id: string;
  readonly version: number;
  readonly at: number;
  readonly body: string;
}

function entryOf({ table, version, at, act }: Row): EntryValues {
  return [table, version, at, JSON.stringify(act)];
}

export function rowOf({ table_id, version, at, body }: EntryRow): Row {
  const act: Act = JSON.parse(body);
  return { table: table_id, version, at, act };
}

export function selectEntries(table: string, after: number): Statement {
  return {
    sql: 'SELECT table_id, version, at, body FROM entries WHERE table_id = $1 AND version > $2 ORDER BY version',
    values: [table, after],
  };
}

const INSERT_ENTRY = 'INSERT INTO entries (table_id, version, at, body) VALUES ($1, $2, $3, $4)';

export function insertEntry(row: Row): Statement {
  return { sql: INSERT_ENTRY, values: entryOf(row) };
}

/** The rows of logs that these statements insert. */
export function entriesIn(statements: readonly Statement[]): readonly EntryValues[] {
  return statements
    .filter(({ sql }) => sql === INSERT_ENTRY)
    .map(({ values }) => values as readonly Value[] as EntryValues);
}

export function logStore(database: Database, commit: GroupCommit): LogStore {
  return {
    append: (row) => commit.append(entryOf(row)),
    async after(table, version) {
      const { sql, values } = selectEntries(table, version);
      return (await database.all<EntryRow>(sql, values)).map(rowOf);
    },
    async grown(known) {
      const { sql, value } = listed(database.dialect, known);
      const found = await database.all<{ id: string }>(
        `SELECT listed.id FROM ${sql} JOIN entries
         ON entries.table_id = listed.id AND entries.version = listed.version + 1`,
        [value],
      );
      return found.map(({ id }) => id);
    },
    async keepSnapshot(table, version, body) {
      await database.all(
        `INSERT INTO snapshots (table_id, version, body) VALUES ($1, $2, $3)
         ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, body = excluded.body
         WHERE snapshots.version <= excluded.version`,
        [table, version, body],
      );
    },
    async snapshot(table) {
      const [found] = await database.all<{ version: number; body: string }>(
        'SELECT version, body FROM snapshots WHERE table_id = $1',
        [table],
      );
      return found ?? null;
    },
  };
}
