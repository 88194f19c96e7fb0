import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { Notice, Store } from '../../src/store/store.ts';
import { type Fresh, freshDatabase, query } from './databases.ts';
import { addTable, newId, rowAt } from './sample.ts';

/** Everything a store hears from now on. */
function ear(store: Store): { readonly heard: Notice[]; misses: number } {
  const ear = { heard: [] as Notice[], misses: 0 };
  store.notices.listen(
    (notice) => ear.heard.push(notice),
    () => {
      ear.misses += 1;
    },
  );
  return ear;
}

describe('two processes on one PostgreSQL', () => {
  let where: Fresh<{ url: string }>;
  let one: Store;
  let two: Store;
  beforeEach(async () => {
    where = await freshDatabase();
    [one, two] = await Promise.all([openStore(where.location), openStore(where.location)]);
  });
  afterEach(async () => {
    await Promise.all([one.close(), two.close()]);
    await where.remove();
  });

  const terminate = (whose: string) =>
    query(
      where.location.url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${whose}`,
    );

  it('that append the same version: exactly one was first, and its row is there', async () => {
    const { id } = await addTable(one);
    for (let version = 2; version < 40; version++) {
      const stores = version % 2 === 0 ? [one, two] : [two, one];
      const went = await Promise.all(
        stores.map((store, index) => store.log.append(rowAt(id, version, `${index}`))),
      );
      expect(went.filter(Boolean)).toHaveLength(1);
      expect(await one.log.after(id, version - 1)).toEqual([rowAt(id, version, `${went.indexOf(true)}`)]);
    }
  });

  it('that append the same rows in different order do not wait for each other for ever', async () => {
    const ids = Array.from({ length: 200 }, newId);
    for (let version = 1; version <= 10; version++) {
      const [first, second] = await Promise.all([
        Promise.all(ids.map((id) => one.log.append(rowAt(id, version)))),
        Promise.all(ids.toReversed().map((id) => two.log.append(rowAt(id, version)))),
      ]);
      expect(second.toReversed()).toEqual(first.map((isIn) => !isIn));
    }
  });

  it('talk at one table under numbers of their own', async () => {
    const { id } = await addTable(one);
    const said = await Promise.all(
      Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? one : two).talk.say(id, at, '""')),
    );
    expect(new Set(said.map(({ number }) => number)).size).toBe(30);
    expect(await two.talk.latest(id, 1)).toMatchObject([{ number: 30 }]);
  });

  it('never both hold a lease, and the second takes over when the first is given up', async () => {
    const { id } = await addTable(one);
    const claims = await Promise.all([
      one.leases.claim(id, 'one', { isDue: true }),
      two.leases.claim(id, 'two', { isDue: true }),
    ]);
    expect(new Set(claims).size).toBe(1);
    await two.processes.giveUp(20);
    expect(await two.leases.due('', 1000)).toEqual([id]);
    expect(await two.leases.claim(id, 'three', { isDue: true })).toBe('three');
  });

  it('hear of each other, and not of themselves', async () => {
    const { id } = await addTable(one);
    const [ears, others] = [ear(one), ear(two)];
    one.notices.tell({ table: id, about: 'log', value: 2 });
    one.notices.tell({ table: id, about: 'presence', value: [0, 2] });
    one.notices.tell({ about: 'signed-out', person: 'the-hash-of-one' });
    await expect.poll(() => others.heard).toHaveLength(3);
    two.notices.tell({ table: id, about: 'talk', value: 1 });
    await expect.poll(() => ears.heard).toHaveLength(1);
    const from = expect.any(String);
    expect(others.heard).toEqual([
      { from, table: id, about: 'log', value: 2 },
      { from, table: id, about: 'presence', value: [0, 2] },
      { from, about: 'signed-out', person: 'the-hash-of-one' },
    ]);
    expect(ears.heard).toEqual([{ from, table: id, about: 'talk', value: 1 }]);
    expect(ears.heard[0]?.from).not.toBe(others.heard[0]?.from);
  });

  it('hear of a table only where it is at home, if no other has to know', async () => {
    const named = await Promise.all(
      ['first', 'second'].map((process) => openStore(where.location, { process })),
    );
    const [first, second] = named.map((store) => ear(store));
    const [{ id }, { id: free }] = [await addTable(one), await addTable(one)];
    await one.leases.claim(id, 'second', { isDue: false });
    one.notices.tell({ table: free, about: 'log', value: 7 }, 'home');
    one.notices.tell({ table: id, about: 'log', value: 2 }, 'home');
    one.notices.tell({ table: id, about: 'orders' });
    const from = expect.any(String);
    await expect.poll(() => first?.heard).toEqual([{ from, table: id, about: 'orders' }]);
    await expect.poll(() => second?.heard).toHaveLength(2);
    expect(second?.heard).toContainEqual({ from, table: id, about: 'log', value: 2 });
    await Promise.all(named.map((store) => store.close()));
  });

  it('hear of as much as there is, however much fits into one message', async () => {
    const { heard } = ear(two);
    const ids = Array.from({ length: 700 }, newId);
    for (const table of ids) one.notices.tell({ table, about: 'log', value: 1 });
    await expect.poll(() => heard).toHaveLength(700);
    expect(new Set(heard.map((notice) => 'table' in notice && notice.table))).toEqual(new Set(ids));
    for (const table of ids) one.notices.tell({ table, about: 'presence', value: [0, 1, 2, 3] });
    await expect.poll(() => heard).toHaveLength(1400);
  });

  it('find out that they may have missed something when a connection drops, and hear again', async () => {
    const { id } = await addTable(one);
    const others = ear(two);
    await terminate("query LIKE 'LISTEN%'");
    await expect.poll(() => others.misses).toBe(1);
    one.notices.tell({ table: id, about: 'talk', value: 2 });
    await expect.poll(() => others.heard).toMatchObject([{ table: id, about: 'talk', value: 2 }]);
  });

  it('go on when every connection was dropped', async () => {
    const { id } = await addTable(one);
    await Promise.all(Array.from({ length: 5 }, () => one.proveWrite(1)));
    await terminate('true');
    await vi.waitFor(() => one.proveWrite(1), { timeout: 30_000 });
    expect(await one.log.append(rowAt(id, 2))).toBe(true);
  });

  it('are told when what they waited for was broken off', async () => {
    const { id } = await addTable(one);
    const isWaiting = async () =>
      expect(
        await query(where.location.url, "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"),
      ).not.toEqual([]);
    const other = new pg.Client({ connectionString: where.location.url });
    await other.connect();
    await other.query('BEGIN');
    await other.query(`INSERT INTO entries (table_id, version, at, body) VALUES ('${id}', 2, 0, '')`);
    const appended = one.log.append(rowAt(id, 2));
    const refused = expect(appended).rejects.toThrow(/database/);
    await vi.waitFor(isWaiting, { timeout: 30_000 });
    await terminate("wait_event_type = 'Lock'");
    await refused;
    await other.end();
    expect(await one.log.append(rowAt(id, 2))).toBe(true);
  });

  it('write many rows in few transactions', async () => {
    const ids = Array.from({ length: 1000 }, newId);
    await Promise.all(ids.map((id) => one.log.append(rowAt(id, 1))));
    // Each row knows the transaction that wrote it.
    const written = await query(where.location.url, 'SELECT count(*), xmin FROM entries GROUP BY xmin');
    expect(written.length).toBeLessThanOrEqual(3);
  });

  it('never name in an error what was being written', async () => {
    const secret = 'a-seed-that-is-secret';
    const { id, ...table } = await addTable(one);
    const act = { by: null, facts: [], key: secret };
    const problems = await Promise.allSettled([
      one.log.append({ table: id, version: 0, at: 1, act }),
      one.tables.add({ id, ...table }, { table: id, version: 1, at: 1, act }),
      one.orders.set('no-such-table', 0, secret),
      one.orders.set(id, 0, `${secret}\0`),
    ]);
    for (const problem of problems) {
      if (problem.status === 'fulfilled') throw new Error('this should have been refused');
      expect(problem.reason).toBeInstanceOf(Error);
      expect(JSON.stringify(problem.reason, Object.getOwnPropertyNames(problem.reason))).not.toContain(
        secret,
      );
      expect(problem.reason.cause).toBeUndefined();
    }
  });
});

describe('a PostgreSQL that is not there', () => {
  it('is told of, without its password', async () => {
    const problem = await openStore({ url: 'postgres://me:a-password@127.0.0.1:1/none' }).catch(
      (error) => error,
    );
    expect(problem.message).toMatch(/could not be reached: .*ECONNREFUSED/);
    expect(problem.message).not.toContain('a-password');
  });
});
