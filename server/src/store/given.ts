import type { Database, Statement } from './database.ts';
import type { GivenKind, GivenStore } from './store.ts';

/** The table of the database that holds each set, and the column with its values. */
const SETS: Readonly<Record<GivenKind, { readonly name: string; readonly column: string }>> = {
  memory: { name: 'memories', column: 'met' },
  avoid: { name: 'avoided', column: 'kind' },
};

const KINDS = Object.keys(SETS) as GivenKind[];

export function givenStore(database: Database): GivenStore {
  return {
    async of(table, kind) {
      const { name, column } = SETS[kind];
      const rows = await database.all<{ value: string }>(
        `SELECT ${column} AS value FROM ${name} WHERE table_id = $1`,
        [table],
      );
      return rows.map(({ value }) => value).sort();
    },
    async add(table, given) {
      const statements = KINDS.flatMap((kind) => given[kind].map((value) => inserted(table, kind, value)));
      if (statements.length > 0) await database.transaction(statements);
    },
    async forget(table) {
      await database.transaction(
        KINDS.map((kind) => ({ sql: `DELETE FROM ${SETS[kind].name} WHERE table_id = $1`, values: [table] })),
      );
    },
  };
}

function inserted(table: string, kind: GivenKind, value: string): Statement {
  const { name, column } = SETS[kind];
  return {
    sql: `INSERT INTO ${name} (table_id, ${column}) VALUES ($1, $2) ON CONFLICT (table_id, ${column}) DO NOTHING`,
    values: [table, value],
  };
}
