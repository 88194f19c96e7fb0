import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { type Fresh, freshFolder } from './databases.ts';
import { appendAndDie } from './killed.ts';
import { addTable, newId } from './sample.ts';

describe('a data folder with damage', () => {
  let where: Fresh<{ data: string }>;
  let database: string;

  beforeEach(async () => {
    where = await freshFolder();
    database = join(where.location.data, 'vigilia.db');
    const store = await openStore(where.location);
    await addTable(store);
    await store.close();
  });
  afterEach(() => where.remove());

  test('refuses a database whose pages are overwritten, and leaves it as it is', async () => {
    const bytes = readFileSync(database);
    bytes.fill(0x58, 4096, 12_288);
    writeFileSync(database, bytes);
    await expect(openStore(where.location)).rejects.toThrow(/is damaged .* Nothing was written/);
    expect(readFileSync(database).equals(bytes)).toBe(true);
  });

  test('refuses a file that is no database', async () => {
    writeFileSync(database, 'not a database, but long enough to be one, surely: '.repeat(40));
    await expect(openStore(where.location)).rejects.toThrow(/is damaged/);
  });

  test.each(['missing', 'empty'])('refuses to begin anew where the database is %s', async (how) => {
    if (how === 'missing') rmSync(database);
    else writeFileSync(database, '');
    await expect(openStore(where.location)).rejects.toThrow(/is missing or empty/);
    expect(existsSync(database)).toBe(how === 'empty');
  });

  test('refuses a killed server’s folder whose write-ahead log is gone', async () => {
    const copy = join(where.location.data, 'copy');
    const running = await openStore(where.location);
    await addTable(running);
    // As a server of before left it: it noted no rows.
    copyFileSync(join(where.location.data, 'vigilia.state'), copy);
    await running.close();
    copyFileSync(copy, join(where.location.data, 'vigilia.state'));
    await expect(openStore(where.location)).rejects.toThrow(
      /vigilia\.db-wal with the latest choices is missing/,
    );
  });

  test.each([
    ['empty', () => Buffer.alloc(0)],
    ['cut short', (bytes: Buffer) => bytes.subarray(0, 100)],
    ['halved', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['flipped in four bytes', (bytes: Buffer) => flipped(bytes, bytes.length / 2)],
    ['overwritten', (bytes: Buffer) => Buffer.alloc(bytes.length)],
  ])(
    'refuses a killed server’s folder whose write-ahead log is %s, until it is put back',
    async (_, damaged) => {
      const id = newId();
      const acknowledged = await appendAndDie(where.location.data, id, 5);
      const log = join(where.location.data, 'vigilia.db-wal');
      const whole = readFileSync(log);
      writeFileSync(log, damaged(whole));
      await expect(openStore(where.location)).rejects.toThrow(/missing or cut short. Nothing was written/);
      writeFileSync(log, whole);
      const store = await openStore(where.location);
      expect((await store.log.after(id, 0)).length).toBeGreaterThanOrEqual(acknowledged.length);
      await store.close();
    },
  );

  test('opens the folder of a killed server that another program has opened and closed', async () => {
    const id = newId();
    const acknowledged = await appendAndDie(where.location.data, id, 5);
    const other = new DatabaseSync(database);
    other.exec('PRAGMA user_version');
    other.close();
    expect(existsSync(`${database}-wal`)).toBe(false);
    const store = await openStore(where.location);
    expect((await store.log.after(id, 0)).length).toBeGreaterThanOrEqual(acknowledged.length);
    await store.close();
  });

  test('refuses a write-ahead log that lacks rows of the server before the last', async () => {
    await appendAndDie(where.location.data, newId(), 5);
    const log = join(where.location.data, 'vigilia.db-wal');
    const early = readFileSync(log).subarray(0, 100);
    await appendAndDie(where.location.data, newId(), 1);
    writeFileSync(log, early);
    await expect(openStore(where.location)).rejects.toThrow(
      /lacks rows that were committed.* rows of 1 more/,
    );
  });

  test('opens the folder of a server that was killed before anyone did anything', async () => {
    const running = await openStore(where.location);
    const copy = mkdtempSync(join(tmpdir(), 'vigilia-idle-'));
    cpSync(where.location.data, copy, { recursive: true });
    await running.close();
    await (await openStore({ data: copy })).close();
    rmSync(copy, { recursive: true });
  });

  test('lets the folder go after a refusal, so that it can be mended', async () => {
    const whole = readFileSync(database);
    writeFileSync(database, '');
    await expect(openStore(where.location)).rejects.toThrow();
    writeFileSync(database, whole);
    await (await openStore(where.location)).close();
  });
});

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  for (const index of [0, 1, 2, 3]) copy.writeUInt8(copy.readUInt8(at + index) ^ 0xff, at + index);
  return copy;
}

test('creates every file for its owner only, in a folder that is open to all', async () => {
  const where = await freshFolder();
  chmodSync(where.location.data, 0o777);
  const store = await openStore(where.location);
  const files = readdirSync(where.location.data);
  expect(files).toEqual(
    expect.arrayContaining(['vigilia.db', 'vigilia.db-wal', 'vigilia.lock', 'vigilia.rows', 'vigilia.state']),
  );
  // Windows keeps permissions elsewhere.
  const modes = files.map((name) => statSync(join(where.location.data, name)).mode & 0o777);
  if (process.platform !== 'win32') expect(new Set(modes)).toEqual(new Set([0o600]));
  await store.close();
  await where.remove();
});

test.skipIf(process.platform === 'win32')(
  'takes files that others could read from them at start',
  async () => {
    const where = await freshFolder();
    const { data } = where.location;
    await appendAndDie(data, newId(), 1);
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
    const store = await openStore(where.location);
    const modes = readdirSync(data).map((name) => statSync(join(data, name)).mode & 0o777);
    expect(new Set(modes)).toEqual(new Set([0o600]));
    await store.close();
    await where.remove();
  },
);
