import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import type { Entry } from '../../src/store/database.ts';
import { openStore } from '../../src/store/open-store.ts';
import { type Connection, connect } from '../../src/store/sqlite/connection.ts';

const folders: string[] = [];
const open: Connection[] = [];

afterEach(() => {
  for (const connection of open.splice(0)) connection.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vigilia-journal-'));
  folders.push(folder);
  return folder;
}

/** A folder with an empty database of the present form. */
async function migrated(): Promise<string> {
  const folder = emptyFolder();
  await (await openStore({ data: folder })).close();
  return folder;
}

function connected(folder: string): Connection {
  const connection = connect({ folder, fullCheck: false });
  open.push(connection);
  return connection;
}

const entry = (table: string, version: number): Entry => [table, version, 0, `{"of":"${table}"}`];

function versionsOf(connection: Connection, table: string): unknown[] {
  const sql = 'SELECT version FROM entries WHERE table_id = $1 ORDER BY version';
  return connection.all({ sql, values: [table] }).map((row) => (row as { version: number }).version);
}

function countOf(connection: Connection): unknown {
  return connection.all({ sql: 'SELECT count(*) AS count FROM journal' })[0];
}

test('takes a version once, before and after it is moved', async () => {
  const connection = connected(await migrated());
  expect(connection.append([entry('a', 1), entry('b', 1), entry('a', 1)])).toEqual([true, true, false]);
  expect(connection.append([entry('a', 1), entry('a', 2)])).toEqual([false, true]);
  expect(countOf(connection)).toEqual({ count: 3 });
  expect(versionsOf(connection, 'a')).toEqual([1, 2]);
  expect(countOf(connection)).toEqual({ count: 0 });
  expect(connection.append([entry('a', 2), entry('a', 3)])).toEqual([false, true]);
  expect(versionsOf(connection, 'a')).toEqual([1, 2, 3]);
});

test('moves a full journal before it takes more', async () => {
  const connection = connected(await migrated());
  connection.append(Array.from({ length: 1_000 }, (_, index) => entry('a', index + 1)));
  expect(connection.append([entry('a', 1_000), entry('a', 1_001)])).toEqual([false, true]);
  expect(countOf(connection)).toEqual({ count: 1 });
});

test('a batch that fails leaves none of its versions taken', async () => {
  const connection = connected(await migrated());
  expect(() => connection.append([entry('a', 1), entry('a', 0)])).toThrow();
  expect(connection.append([entry('a', 1)])).toEqual([true]);
});

test('a process that is killed leaves its entries to the next', async () => {
  const folder = await migrated();
  const killed = connected(folder);
  killed.append([entry('a', 1), entry('b', 1), entry('a', 2)]);
  // As the files are on disk at this moment.
  const found = emptyFolder();
  for (const file of ['vigilia.db', 'vigilia.db-wal', 'vigilia.state'])
    copyFileSync(join(folder, file), join(found, file));
  const next = connected(found);
  expect(next.append([entry('a', 2), entry('b', 2)])).toEqual([false, true]);
  expect(versionsOf(next, 'a')).toEqual([1, 2]);
  expect(versionsOf(next, 'b')).toEqual([1, 2]);
});

test('a clean stop leaves the journal empty', async () => {
  const folder = await migrated();
  const connection = connected(folder);
  connection.append([entry('a', 1)]);
  connection.close();
  const database = new DatabaseSync(join(folder, 'vigilia.db'), { readOnly: true });
  expect(database.prepare('SELECT count(*) AS count FROM journal').get()).toEqual({ count: 0 });
  expect(database.prepare('SELECT version FROM entries').all()).toEqual([{ version: 1 }]);
  database.close();
});
