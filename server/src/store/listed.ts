// cspell:ignore recordset
import type { Dialect } from './database.ts';

/** Tables, each with a version if that matters, as one value that a statement reads as `listed (id, version)`. */
export function listed(
  dialect: Dialect,
  tables: readonly (string | { readonly table: string; readonly version: number })[],
): { readonly sql: string; readonly value: string } {
  const rows = tables.map((one) =>
    typeof one === 'string' ? { id: one } : { id: one.table, version: one.version },
  );
  return { sql: LISTED[dialect], value: JSON.stringify(rows) };
}

const LISTED: Readonly<Record<Dialect, string>> = {
  sqlite: "(SELECT value ->> 'id' AS id, value ->> 'version' AS version FROM json_each($1)) AS listed",
  postgres: 'json_to_recordset(CAST($1 AS JSON)) AS listed (id TEXT, version INTEGER)',
};
