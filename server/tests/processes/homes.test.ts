import { expect, onTestFinished, test } from 'vitest';
import type { HomePeer } from '../../src/processes/home-peer.ts';
import { homesOf, recipientsOf } from '../../src/processes/homes.ts';
import { Leases } from '../../src/processes/leases.ts';
import { openStore } from '../../src/store/open-store.ts';
import { freshFolder } from '../store/databases.ts';
import { addTable } from '../store/sample.ts';

const TWO = { id: 'two', address: '127.0.0.1:1' };
const HOME = {} as HomePeer;

/**
 * Process one, as it sees process two: alive or not, with a connection in either direction or none. If it is not `isFirst`, two takes
 * what is free before one does.
 */
async function processOne({ isFirst = true } = {}) {
  const { location, remove } = await freshFolder();
  const store = await openStore(location);
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  const seen = { isAlive: true, isConnected: true, areConnected: true };
  const late = { ...store.leases, holders: async () => new Map<string, string>() };
  const leases = new Leases(isFirst ? store.leases : late, 'one');
  const parts = {
    leases,
    membership: {
      get others() {
        return seen.isAlive ? [TWO] : [];
      },
      find: async () => (seen.isAlive ? TWO : undefined),
    },
    peers: {
      homeAt: () => (seen.isConnected ? HOME : null),
      connect: async () => (seen.isConnected ? HOME : null),
      areConnected: () => seen.areConnected,
    },
  };
  const { id: table } = await addTable(store);
  return { store, seen, leases, table, parts, homes: homesOf(parts) };
}

test('a table that is at home nowhere is at home where it is needed, and no process has to know', async () => {
  const { homes, parts, table } = await processOne();
  expect([homes.isHeardOf(table), recipientsOf(parts, table)]).toEqual([false, 'home']);
  expect(await homes.of(table)).toBeNull();
  expect([homes.isHeardOf(table), recipientsOf(parts, table)]).toEqual([true, null]);
});

test('a table that is at home at another process is served there, and here where there is no connection', async () => {
  const { store, seen, homes, table } = await processOne();
  await store.leases.claim(table, 'two', { isDue: false });
  expect(await homes.of(table)).toBe(HOME);
  seen.isConnected = false;
  expect(await homes.of(table)).toBeNull();
});

test('every process is notified while one has no connection to this one, and none where there is no other', async () => {
  const { seen, homes, parts, table } = await processOne();
  await homes.of(table);
  seen.areConnected = false;
  expect(recipientsOf(parts, table)).toBe('all');
  seen.isAlive = false;
  expect([recipientsOf(parts, table), homes.isHeardOf('any-other-table')]).toEqual([null, true]);
});

test('a table that was served without a connection moves when there is one, and stays where its home has died', async () => {
  const { store, seen, homes, leases, table } = await processOne();
  const { id: ours } = await addTable(store);
  await homes.of(ours);
  await store.leases.claim(table, 'two', { isDue: false });
  seen.isConnected = false;
  expect(await homes.movedAway([table, ours])).toEqual([]);
  seen.isConnected = true;
  expect(await homes.movedAway([table, ours])).toEqual([table]);
  await store.leases.releaseAll('two');
  expect(await homes.movedAway([table, ours])).toEqual([]);
  expect(leases.isHeld(table)).toBe(true);
});

test('a table that two processes would take at once is at home at the first, and moves away from the other', async () => {
  const { store, homes, table } = await processOne({ isFirst: false });
  await store.leases.claim(table, 'two', { isDue: false });
  expect(await homes.movedAway([table])).toEqual([table]);
});
