import { expect, onTestFinished, test } from 'vitest';
import { Leases } from '../../src/processes/leases.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { LeaseStore } from '../../src/store/store.ts';
import { freshFolder } from '../store/databases.ts';
import { addTable } from '../store/sample.ts';

/** Two processes on one store, and the tables there. */
async function twoProcesses() {
  const { location, remove } = await freshFolder();
  const store = await openStore(location);
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  const claims: string[] = [];
  const counted: LeaseStore = {
    ...store.leases,
    claim: (table, holder, lease) => {
      claims.push(holder);
      return store.leases.claim(table, holder, lease);
    },
  };
  const tables = [(await addTable(store)).id, (await addTable(store)).id] as const;
  return { store, claims, tables, one: new Leases(counted, 'one'), two: new Leases(counted, 'two') };
}

test('a table is at home where it was needed first, however often it is asked for', async () => {
  const { one, two, claims, tables } = await twoProcesses();
  const [table] = tables;
  const asked = Array.from({ length: 5 }, () => one.take(table, { isDue: false }));
  expect(await Promise.all(asked)).toEqual(Array(5).fill('one'));
  expect(claims).toEqual(['one']);
  expect([one.isHeld(table), two.isHeld(table)]).toEqual([true, false]);
  expect(await two.take(table, { isDue: false })).toBe('one');
  expect(await two.hold(table)).toBe(false);
  expect(await one.take('no-such-table', { isDue: false })).toBeNull();
});

test('a table that becomes due is due where its home dies', async () => {
  const { store, one, tables } = await twoProcesses();
  const [table] = tables;
  await one.take(table, { isDue: false });
  expect(await one.hold(table)).toBe(true);
  expect(await store.leases.heldBy('one')).toEqual([table]);
});

test('a lease is given back when its table was not needed twice in a row', async () => {
  const { one, two, tables } = await twoProcesses();
  const [needed, unneeded] = tables;
  await one.hold(needed);
  await one.hold(unneeded);
  const isNeeded = (table: string) => table === needed;
  await one.releaseUnused(isNeeded);
  expect(one.isHeld(unneeded)).toBe(true);
  await one.releaseUnused(isNeeded);
  expect([one.isHeld(needed), one.isHeld(unneeded)]).toEqual([true, false]);
  expect(await two.hold(unneeded)).toBe(true);
});

test('a lease that is taken again while it is given back is held in the end', async () => {
  const { store, one, tables } = await twoProcesses();
  const [table] = tables;
  await one.hold(table);
  await one.releaseUnused(() => false);
  const released = one.releaseUnused(() => false);
  expect(await one.hold(table)).toBe(true);
  await released;
  expect(await store.leases.holders([table])).toEqual(new Map([[table, 'one']]));
});

test('a table is brought up to date before it is at home here, once each time', async () => {
  const { one, tables } = await twoProcesses();
  const [table] = tables;
  const taken: [string, boolean][] = [];
  one.onTaken(async (id) => void taken.push([id, one.isHeld(id)]));
  await Promise.all([one.take(table, { isDue: false }), one.hold(table)]);
  await one.hold(table);
  expect(taken).toEqual([[table, false]]);
  await one.release(table, { isDue: false });
  await one.hold(table);
  expect(taken).toEqual(Array(2).fill([table, false]));
});

test('a process that is given up while it takes a table does not hold it', async () => {
  const { store, one, tables } = await twoProcesses();
  const [table] = tables;
  one.onTaken(async () => {
    await store.leases.releaseAll('one');
    one.forgetAll();
  });
  await one.hold(table);
  expect(one.isHeld(table)).toBe(false);
});

test('all leases are given back at the end, and another process takes over what is due', async () => {
  const { one, two, tables } = await twoProcesses();
  await one.hold(tables[0]);
  await one.take(tables[1], { isDue: false });
  await one.releaseAll();
  expect(tables.map((table) => one.isHeld(table))).toEqual([false, false]);
  expect(await two.due('')).toEqual([tables[0]]);
});
