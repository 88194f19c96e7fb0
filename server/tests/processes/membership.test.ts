import { expect, onTestFinished, test } from 'vitest';
import { Leases } from '../../src/processes/leases.ts';
import { Membership } from '../../src/processes/membership.ts';
import { openStore } from '../../src/store/open-store.ts';
import { Time } from '../play/time.ts';
import { freshFolder } from '../store/databases.ts';
import { addTable } from '../store/sample.ts';

const LEASE = 3_000;

/** Processes on one store, with one clock that moves when the test says so. */
async function processes(...names: readonly string[]) {
  const { location, remove } = await freshFolder();
  const store = await openStore(location);
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  const time = new Time();
  const join = async (me: string) => {
    const leases = new Leases(store.leases, me);
    const freed: boolean[] = [];
    const membership = new Membership({
      store: { ...store.processes, now: async () => time.now() },
      leases,
      lease: LEASE,
      freed: ({ isNews }) => freed.push(isNews),
    });
    await membership.join(`127.0.0.1:${me.length}`);
    return { leases, membership, freed };
  };
  const joined = [];
  for (const name of names) joined.push(await join(name));
  const { id: table } = await addTable(store);
  return { store, time, table, join, joined };
}

const namesOf = ({ membership }: { readonly membership: Membership }) =>
  membership.others.map(({ id }) => id);

test('processes know each other after a beat, and none is its own other', async () => {
  const { joined } = await processes('one', 'two');
  const [one, two] = joined as [(typeof joined)[0], (typeof joined)[0]];
  expect([namesOf(one), namesOf(two)]).toEqual([[], ['one']]);
  expect(await one.membership.find('two')).toEqual({ id: 'two', address: '127.0.0.1:3' });
  expect(namesOf(one)).toEqual(['two']);
  expect(await one.membership.find('three')).toBeUndefined();
});

test('a process that says nothing for a lease is given up, and its tables are free', async () => {
  const { time, table, joined } = await processes('one', 'two');
  const [one, two] = joined as [(typeof joined)[0], (typeof joined)[0]];
  await two.leases.hold(table);
  time.pass(LEASE - 1);
  await one.membership.beat();
  expect([namesOf(one), await one.leases.hold(table)]).toEqual([['two'], false]);
  time.pass(1);
  await one.membership.beat();
  expect([namesOf(one), await one.leases.hold(table)]).toEqual([[], true]);
});

test('a process that was given up knows with its next beat that it holds nothing, and goes on', async () => {
  const { time, table, joined } = await processes('one', 'two');
  const [one, two] = joined as [(typeof joined)[0], (typeof joined)[0]];
  await two.leases.hold(table);
  time.pass(LEASE - 1);
  await one.membership.beat();
  time.pass(1);
  await one.membership.beat();
  expect(two.leases.isHeld(table)).toBe(true);
  await two.membership.beat();
  expect(two.leases.isHeld(table)).toBe(false);
  await one.membership.beat();
  expect([namesOf(one), namesOf(two)]).toEqual([['two'], ['one']]);
});

test('after a pause of the database no process gives up another, and none loses a table', async () => {
  const { time, table, joined } = await processes('one', 'two');
  const [one, two] = joined as [(typeof joined)[0], (typeof joined)[0]];
  await two.leases.hold(table);
  time.pass(10 * LEASE);
  await one.membership.beat();
  await two.membership.beat();
  await one.membership.beat();
  expect([namesOf(one), two.leases.isHeld(table), await one.leases.hold(table)]).toEqual([
    ['two'],
    true,
    false,
  ]);
});

test('what a process held is known to be free at each of the others, and is news at the first', async () => {
  const { time, joined } = await processes('one', 'two', 'three');
  const [one, two] = joined as [(typeof joined)[0], (typeof joined)[0]];
  for (const { membership } of joined) await membership.beat();
  time.pass(LEASE - 1);
  await one.membership.beat();
  await two.membership.beat();
  time.pass(1);
  await one.membership.beat();
  await two.membership.beat();
  await one.membership.beat();
  expect([one.freed, two.freed]).toEqual([[true], [false]]);
  await one.membership.leave();
  await two.membership.beat();
  expect(two.freed).toEqual([false, false]);
});

test('a process that has left never says again that it is alive', async () => {
  const { store, joined } = await processes('one', 'two');
  const [one] = joined as [(typeof joined)[0]];
  const beat = one.membership.beat();
  await one.membership.leave();
  await beat;
  await one.membership.beat();
  expect((await store.processes.all()).map(({ id }) => id)).toEqual(['two']);
});

test('a process that leaves is gone at once', async () => {
  const { store, joined } = await processes('one', 'two');
  const [one, two] = joined as [(typeof joined)[0], (typeof joined)[0]];
  await two.membership.leave();
  await one.membership.beat();
  expect(namesOf(one)).toEqual([]);
  expect((await store.processes.all()).map(({ id }) => id)).toEqual(['one']);
});
