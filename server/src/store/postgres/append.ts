import type pg from 'pg';
import type { EntryValues } from '../database.ts';

const APPEND = `
  INSERT INTO entries (table_id, version, at, body)
  SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[])
  ON CONFLICT DO NOTHING
  RETURNING table_id, version`;

interface Added {
  readonly table_id: string;
  readonly version: number;
}

/** Appends what is not there yet, and tells of each entry whether it went in. */
export async function append(pool: pg.Pool, entries: readonly EntryValues[]): Promise<boolean[]> {
  const sorted = [...entries].sort(inOrder);
  const values = [0, 1, 2, 3].map((column) => sorted.map((entry) => entry[column]));
  const { rows } = await pool.query<Added>({ name: 'append', text: APPEND, values });
  const added = new Set(rows.map(({ table_id, version }) => at(table_id, version)));
  // Of two entries of the same version in one batch only the first is there.
  return entries.map(([table, version]) => added.delete(at(table, version)));
}

/** Two processes that want the same rows want them in the same order, or each could wait for the other for ever. */
function inOrder([table, version]: EntryValues, [otherTable, otherVersion]: EntryValues): number {
  if (table !== otherTable) return table < otherTable ? -1 : 1;
  return version - otherVersion;
}

function at(table: string, version: number): string {
  return `${version} ${table}`;
}
