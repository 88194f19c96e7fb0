import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database, Opened, Statement, Value } from '../database.ts';
import { append } from './append.ts';
import { type OpenNotices, openNotices } from './notices.ts';
import { withoutValues } from './problem.ts';
import { settings } from './settings.ts';

/** Any number, as long as it is the same in every process. */
const LOCK = 0x2b03;

/** PostgreSQL: for several processes together. `from` names this one to the others. */
export async function openPostgres(url: string, from: string = randomUUID()): Promise<Opened> {
  const pool = new pg.Pool({ ...settings(url), max: 10 });
  // A connection that drops fails its own query only.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  let notices: OpenNotices;
  try {
    notices = await openNotices(url, pool, from);
  } catch (problem) {
    await pool.end();
    throw withoutValues(problem);
  }
  const database: Database = {
    dialect: 'postgres',
    all: <Found extends object>(sql: string, values: readonly Value[] = []) =>
      withSafeErrors(async () => (await pool.query<Found>(sql, [...values])).rows),
    transaction: (statements) => withSafeErrors(() => inTransaction(pool, 'BEGIN', statements)),
    read: (statements) =>
      withSafeErrors(() =>
        inTransaction(pool, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', statements),
      ),
    append: (entries) => withSafeErrors(() => append(pool, entries)),
    alone: (work) => alone(url, work),
    async close() {
      await notices.close();
      await pool.end();
    },
  };
  return { database, notices };
}

async function withSafeErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (problem) {
    throw withoutValues(problem);
  }
}

async function inTransaction(
  pool: pg.Pool,
  begin: string,
  statements: readonly Statement[],
): Promise<object[][]> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const found: object[][] = [];
    for (const { sql, values = [], mustFind = false } of statements) {
      const { rows } = await client.query(sql, [...values]);
      if (mustFind && rows.length === 0) {
        await client.query('ROLLBACK');
        client.release();
        return [];
      }
      found.push(rows);
    }
    await client.query('COMMIT');
    client.release();
    return found;
  } catch (problem) {
    // The connection goes, and the transaction with it.
    client.release(true);
    throw problem;
  }
}

/** The lock belongs to a connection of its own, and is gone with it. */
async function alone<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ ...settings(url), query_timeout: 0 });
  client.on('error', () => {});
  await withSafeErrors(async () => {
    await client.connect();
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  });
  try {
    return await work();
  } finally {
    await client.end();
  }
}
