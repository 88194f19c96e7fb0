import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { type Fresh, freshFolder } from './databases.ts';
import { addTable } from './sample.ts';

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
    copyFileSync(join(where.location.data, 'vigilia.state'), copy);
    await running.close();
    copyFileSync(copy, join(where.location.data, 'vigilia.state'));
    await expect(openStore(where.location)).rejects.toThrow(
      /vigilia\.db-wal with the latest choices is missing/,
    );
  });

  test('lets the folder go after a refusal, so that it can be mended', async () => {
    const whole = readFileSync(database);
    writeFileSync(database, '');
    await expect(openStore(where.location)).rejects.toThrow();
    writeFileSync(database, whole);
    await (await openStore(where.location)).close();
  });
});

test('creates every file for its owner only, in a folder that is open to all', async () => {
  const where = await freshFolder();
  chmodSync(where.location.data, 0o777);
  const store = await openStore(where.location);
  const files = readdirSync(where.location.data);
  expect(files).toEqual(
    expect.arrayContaining(['vigilia.db', 'vigilia.db-wal', 'vigilia.lock', 'vigilia.state']),
  );
  // Windows keeps permissions elsewhere.
  const modes = files.map((name) => statSync(join(where.location.data, name)).mode & 0o777);
  if (process.platform !== 'win32') expect(new Set(modes)).toEqual(new Set([0o600]));
  await store.close();
  await where.remove();
});
