import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { openStore, type StoreLocation } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';

/** Somewhere empty to keep a store, and the way to be rid of it. */
export interface Fresh<Where extends StoreLocation = StoreLocation> {
  readonly location: Where;
  remove(): Promise<void>;
}

export async function freshFolder(): Promise<Fresh<{ data: string }>> {
  const data = mkdtempSync(join(tmpdir(), 'vigilia-store-'));
  return { location: { data }, remove: async () => rmSync(data, { recursive: true }) };
}

export async function freshDatabase(): Promise<Fresh<{ url: string }>> {
  const cluster = process.env.VIGILIA_TEST_POSTGRES;
  if (cluster === undefined) throw new Error('There is no PostgreSQL for the tests.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(cluster, `CREATE DATABASE ${name}`);
  const url = new URL(cluster);
  url.pathname = name;
  return {
    location: { url: url.href },
    remove: async () => void (await query(cluster, `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

/** Asks a database something on a connection of its own. */
export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

export const DATABASES: readonly { readonly database: string; readonly fresh: () => Promise<Fresh> }[] = [
  { database: 'SQLite', fresh: freshFolder },
  { database: 'PostgreSQL', fresh: freshDatabase },
];

/** A store for the tests of one group. */
export function useStore(fresh: () => Promise<Fresh>): () => Store {
  let where: Fresh;
  let store: Store;
  beforeAll(async () => {
    where = await fresh();
    store = await openStore(where.location);
  });
  afterAll(async () => {
    await store.close();
    await where.remove();
  });
  return () => store;
}
