import type pg from 'pg';
import type { EntryValues } from '../database.ts';
import { CHANNEL } from './payload.ts';

/** In one statement, hence in one round trip and one transaction: the rows, and word of those that went in. */
const APPEND = `
  WITH added AS (
    INSERT INTO entries (table_id, version, at, body)
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[])
    ON CONFLICT DO NOTHING
    RETURNING table_id, version
  ), paged AS (
    -- Fifty to a notice: one may not be longer than 8000 bytes.
    SELECT table_id, version, (row_number() OVER () - 1) / 50 AS page FROM added
  )
  SELECT array_agg(table_id) AS tables, array_agg(version) AS versions,
    pg_notify('${CHANNEL}', json_build_array($5::text,
      json_agg(json_build_object('table', table_id, 'about', 'log', 'value', version)))::text)
  FROM paged GROUP BY page`;

interface Added {
  readonly tables: readonly string[];
  readonly versions: readonly number[];
}

/** Appends what is not there yet, and tells of each entry whether it went in. */
export async function append(
  pool: pg.Pool,
  entries: readonly EntryValues[],
  from: string,
): Promise<boolean[]> {
  const sorted = [...entries].sort(inOrder);
  const values = [0, 1, 2, 3].map((column) => sorted.map((entry) => entry[column]));
  const { rows } = await pool.query<Added>({ name: 'append', text: APPEND, values: [...values, from] });
  const added = new Set(
    rows.flatMap(({ tables, versions }) => tables.map((table, i) => at(table, versions[i]))),
  );
  // Of two entries of the same version in one batch only the first is there.
  return entries.map(([table, version]) => added.delete(at(table, version)));
}

/** Two processes that want the same rows want them in the same order, or each could wait for the other for ever. */
function inOrder([table, version]: EntryValues, [otherTable, otherVersion]: EntryValues): number {
  if (table !== otherTable) return table < otherTable ? -1 : 1;
  return version - otherVersion;
}

function at(table: string, version: number | undefined): string {
  return `${version} ${table}`;
}
