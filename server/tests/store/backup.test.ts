import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backUp, restore } from '../../src/store/backup.ts';
import { openStore } from '../../src/store/open-store.ts';
import { DATABASES, freshDatabase, freshFolder } from './databases.ts';
import { appendAndDie } from './killed.ts';
import { addTable, newId, rowAt } from './sample.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigilia-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe.each(DATABASES)('a backup of $database', ({ fresh }) => {
  test('is taken while the server writes, and restores to the same tables elsewhere', async () => {
    const here = await fresh();
    const there = await fresh();
    const file = join(folder, 'vigilia.backup');
    const store = await openStore(here.location);
    const { id } = await addTable(store);
    const writing = Array.from({ length: 40 }, (_, index) => store.log.append(rowAt(id, index + 2)));
    await Promise.all([backUp(here.location, file), ...writing]);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    const all = await store.log.after(id, 0);
    await store.close();

    await restore(there.location, file);
    const restored = await openStore(there.location);
    const rows = await restored.log.after(id, 0);
    // As of one moment: a beginning of the log without a gap.
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual(all.slice(0, rows.length));
    expect(await restored.tables.ids('', 10)).toEqual([id]);
    await restored.close();
    await here.remove();
    await there.remove();
  });

  test('overwrites nothing, neither a file nor a place with tables', async () => {
    const here = await fresh();
    const store = await openStore(here.location);
    await addTable(store);
    await store.close();
    const file = join(folder, 'vigilia.backup');
    writeFileSync(file, 'mine');
    await expect(backUp(here.location, file)).rejects.toThrow(/already/);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    const taken = join(folder, 'second.backup');
    await backUp(here.location, taken);
    await expect(restore(here.location, taken)).rejects.toThrow(/Nothing was overwritten/);
    await here.remove();
  });

  test('is refused where the file is something else', async () => {
    const { location, remove } = await fresh();
    const file = join(folder, 'other');
    writeFileSync(file, 'this is no backup of any database. '.repeat(50));
    await expect(restore(location, file)).rejects.toThrow();
    if ('data' in location) expect(existsSync(join(location.data, 'vigilia.db'))).toBe(false);
    await (await openStore(location)).close();
    await remove();
  });
});

test.skipIf(process.platform === 'win32')(
  'the scripts of the composed deployment back up and restore, and overwrite nothing',
  async () => {
    const [here, there] = [await freshDatabase(), await freshDatabase()];
    const store = await openStore(here.location);
    const { id } = await addTable(store);
    const rows = await store.log.after(id, 0);
    await store.close();
    const [printed] = run('backup.sh', [], here.location.url, folder).stdout.split('\n');
    expect(printed).toMatch(/vigilia-[\dTZ-]+\.dump$/);
    expect(readdirSync(folder)).toEqual([basename(printed ?? '')]);
    expect(statSync(printed ?? '').mode & 0o777).toBe(0o600);

    const refused = run('restore.sh', [printed ?? ''], here.location.url, folder);
    expect(refused).toMatchObject({
      status: 1,
      stderr: 'The database is not empty. Nothing was overwritten.\n',
    });
    expect(run('restore.sh', [printed ?? ''], there.location.url, folder)).toMatchObject({
      status: 0,
      stderr: '',
    });
    const restored = await openStore(there.location);
    expect(await restored.log.after(id, 0)).toEqual(rows);
    await restored.close();
    for (const { remove } of [here, there]) await remove();
  },
);

/** Runs a script as its service does, on a database of the tests. */
function run(script: string, args: readonly string[], url: string, BACKUPS: string) {
  const path = fileURLToPath(new URL(`../../../deploy/${script}`, import.meta.url));
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return spawnSync(path, args, {
    encoding: 'utf8',
    env: {
      ...process.env,
      BACKUPS,
      PGHOST: searchParams.get('host') ?? hostname,
      PGPORT: port,
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: pathname.slice(1),
    },
  });
}

test('a backup of a killed server holds its latest rows, and the server starts again with all of them', async () => {
  const { location, remove } = await freshFolder();
  const id = newId();
  const acknowledged = await appendAndDie(location.data, id, 30);
  const file = join(folder, 'vigilia.backup');
  await backUp(location, file);
  expect(readdirSync(folder)).toEqual(['vigilia.backup']);
  const elsewhere = { data: join(folder, 'elsewhere') };
  await restore(elsewhere, file);
  for (const place of [location, elsewhere]) {
    const store = await openStore(place);
    const versions = (await store.log.after(id, 0)).map(({ version }) => version);
    expect(versions).toEqual(expect.arrayContaining(acknowledged));
    await store.close();
  }
  await remove();
});
