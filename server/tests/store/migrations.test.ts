import { describe, expect, it } from 'vitest';
import type { Migration, Opened } from '../../src/store/database.ts';
import { MIGRATIONS, migrate } from '../../src/store/migrations/migrate.ts';
import { openStore, type StoreLocation } from '../../src/store/open-store.ts';
import { openPostgres } from '../../src/store/postgres/open-postgres.ts';
import { openSqlite } from '../../src/store/sqlite/open-sqlite.ts';
import { DATABASES, freshDatabase } from './databases.ts';

const open = (location: StoreLocation): Promise<Opened> =>
  'url' in location ? openPostgres(location.url) : openSqlite(location.data);

const another: Migration = { name: 'another', statements: () => ['CREATE TABLE more (id INTEGER)'] };
const broken: Migration = {
  name: 'broken',
  statements: () => ['CREATE TABLE less (id INTEGER)', 'CREATE NONSENSE'],
};

describe.each(DATABASES)('migrations on $database', ({ fresh }) => {
  it('bring an older database forward, each once', async () => {
    const { location, remove } = await fresh();
    const { database } = await open(location);
    await migrate(database);
    await migrate(database, [...MIGRATIONS, another]);
    await migrate(database, [...MIGRATIONS, another]);
    await database.all('INSERT INTO more (id) VALUES ($1)', [1]);
    expect(await database.all('SELECT number, name FROM migrations ORDER BY number')).toEqual(
      [...MIGRATIONS, another].map(({ name }, index) => ({ number: index + 1, name })),
    );
    await database.close();
    await remove();
  });

  it('free the leases of a database from before processes said that they are alive', async () => {
    const { location, remove } = await fresh();
    const { database } = await open(location);
    await migrate(
      database,
      MIGRATIONS.filter(({ name }) => name !== 'processes'),
    );
    await database.all(
      `INSERT INTO tables (id, game, phase, is_public, host, opened_at, holder, lease_until, wake_at)
       VALUES ('a-table', '011', 'playing', 0, 'ada', 1, 'a-process', 99, 0)`,
    );
    await database.close();
    const store = await openStore(location);
    expect(await store.leases.due('', 1000)).toEqual(['a-table']);
    expect(await store.leases.claim('a-table', 'another', { isDue: true })).toBe('another');
    await store.close();
    await remove();
  });

  it('leave nothing behind of one that fails', async () => {
    const { location, remove } = await fresh();
    const { database } = await open(location);
    await expect(migrate(database, [...MIGRATIONS, broken])).rejects.toThrow();
    await expect(database.all('SELECT * FROM less')).rejects.toThrow();
    expect(await database.all('SELECT max(number) AS form FROM migrations')).toEqual([
      { form: MIGRATIONS.length },
    ]);
    await database.close();
    await remove();
  });

  it('refuse a database that is newer than the program', async () => {
    const { location, remove } = await fresh();
    const { database } = await open(location);
    await migrate(database, [...MIGRATIONS, another]);
    await database.close();
    await expect(openStore(location)).rejects.toThrow(/newer Vigilia/);
    // Nothing is held on to by the refusal.
    await (await open(location)).database.close();
    await remove();
  });
});

describe('migrations on PostgreSQL', () => {
  it('are made once by several processes that start at the same time', async () => {
    const { location, remove } = await freshDatabase();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(location)));
    for (const store of stores) await store.proveWrite(1);
    await Promise.all(stores.map((store) => store.close()));
    await remove();
  });
});
