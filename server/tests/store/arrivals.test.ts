import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { openSyncDatabase, type SyncDatabase } from '../../src/store/sqlite/sync-database.ts';
import { type Fresh, freshFolder } from './databases.ts';

type Entry = readonly [table: string, version: number, at: number, body: string];

const row = (table: string, version: number): Entry => [table, version, 0, `${table} ${version}`];
const LOG = 'SELECT version FROM log WHERE table_id = $1 ORDER BY version';

describe('rows in the order of their arrival', () => {
  let where: Fresh<{ data: string }>;
  let database: SyncDatabase;
  const open = () => openSyncDatabase({ folder: where.location.data, fullCheck: false });
  const count = (from: 'arrivals' | 'entries') =>
    database.all({ sql: `SELECT count(*) AS many FROM ${from}` })[0] as { many: number };
  const versions = (table: string) =>
    database.all({ sql: LOG, values: [table] }).map((found) => (found as { version: number }).version);

  beforeEach(async () => {
    where = await freshFolder();
    await (await openStore(where.location)).close();
    database = open();
  });
  afterEach(async () => {
    database.close();
    await where.remove();
  });

  it('are read in the order of each log before, while and after they are moved', () => {
    database.append([row('b', 1), row('a', 1), row('b', 2)]);
    expect([versions('a'), versions('b')]).toEqual([[1], [1, 2]]);
    database.tidyUp({ isIdle: true });
    database.append([row('b', 3), row('a', 2)]);
    expect([count('entries').many, count('arrivals').many]).toEqual([3, 2]);
    expect([versions('a'), versions('b')]).toEqual([
      [1, 2],
      [1, 2, 3],
    ]);
  });

  it('refuse a version that their table has, wherever its row lies', () => {
    expect(database.append([row('a', 1), row('a', 1), row('a', 2)])).toEqual([true, false, true]);
    expect(database.append([row('a', 2), row('a', 3)])).toEqual([false, true]);
    database.tidyUp({ isIdle: true });
    expect(database.append([row('a', 3), row('a', 4)])).toEqual([false, true]);
    expect(versions('a')).toEqual([1, 2, 3, 4]);
  });

  it('are forgotten with the batch that failed', () => {
    expect(() => database.append([row('a', 1), row('a', 0)])).toThrow(/version/);
    expect(database.append([row('a', 1)])).toEqual([true]);
  });

  it('are moved when many have gathered, and not before', () => {
    for (let version = 1; version < 1_000; version += 3) {
      database.append([row('a', version), row('b', version), row('c', version)]);
      database.tidyUp({ isIdle: false });
    }
    expect(count('entries').many).toBe(0);
    database.append([row('a', 5_000)]);
    database.tidyUp({ isIdle: false });
    expect(count('arrivals').many).toBe(0);
  });

  it('of a process that was killed are known to the next one', () => {
    database.append([row('a', 1)]);
    database.close();
    const left = new DatabaseSync(`${where.location.data}/vigilia.db`);
    left.exec("INSERT INTO arrivals (table_id, version, at, body) VALUES ('a', 2, 0, '')");
    left.close();
    database = open();
    expect(versions('a')).toEqual([1, 2]);
    expect(database.append([row('a', 2), row('a', 3)])).toEqual([false, true]);
    database.tidyUp({ isIdle: true });
    expect(versions('a')).toEqual([1, 2, 3]);
    expect(count('arrivals').many).toBe(0);
  });
});
