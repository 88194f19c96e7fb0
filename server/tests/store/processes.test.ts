import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { DATABASES, freshDatabase, useStore } from './databases.ts';
import { addTable, newId } from './sample.ts';

const DUE = { isDue: true };
const processNamed = (id: string) => ({ id, address: '127.0.0.1:4000' });

describe.each(DATABASES)('the processes on $database', ({ fresh }) => {
  const store = useStore(fresh);

  it('are known as long as they say that they are alive', async () => {
    const one = processNamed(newId());
    expect(await store().processes.renew(one, 20)).toBe(false);
    expect(await store().processes.renew(one, 30)).toBe(true);
    expect(await store().processes.all()).toContainEqual({ ...one, aliveUntil: 30 });
    await store().processes.remove(one.id);
    expect(await store().processes.all()).not.toContainEqual(expect.objectContaining({ id: one.id }));
  });

  it('that are given up lose their leases, and no other loses its own', async () => {
    const [dead, alive] = [newId(), newId()];
    await store().processes.renew(processNamed(dead), 20);
    await store().processes.renew(processNamed(alive), 21);
    const [theirs, ours, unknown] = [
      await addTable(store()),
      await addTable(store()),
      await addTable(store()),
    ];
    await store().leases.claim(theirs.id, dead, DUE);
    await store().leases.claim(ours.id, alive, DUE);
    await store().leases.claim(unknown.id, 'a-process-that-never-was', DUE);
    expect(await store().processes.giveUp(20)).toEqual([dead]);
    expect(await store().leases.holders([theirs.id, ours.id, unknown.id])).toEqual(
      new Map([[ours.id, alive]]),
    );
    expect(await store().leases.due('', 1000)).toEqual(expect.arrayContaining([theirs.id, unknown.id]));
    // It learns of that when it says again that it is alive.
    expect(await store().processes.renew(processNamed(dead), 40)).toBe(false);
    expect(await store().processes.renew(processNamed(alive), 40)).toBe(true);
  });

  it('are told one time, which goes forward', async () => {
    const [earlier, later] = [await store().processes.now(), await store().processes.now()];
    expect(later).toBeGreaterThanOrEqual(earlier);
    // In milliseconds since 1970, as this machine has it.
    expect(Math.abs(later - Date.now())).toBeLessThan(24 * 60 * 60 * 1000);
  });

  it('that leave free their tables with the same write', async () => {
    const [leaving, staying] = [newId(), newId()];
    const [theirs, ours] = [await addTable(store()), await addTable(store())];
    await store().leases.claim(theirs.id, leaving, DUE);
    await store().leases.claim(ours.id, staying, DUE);
    await store().processes.remove(leaving);
    expect(await store().leases.holders([theirs.id, ours.id])).toEqual(new Map([[ours.id, staying]]));
    expect(await store().leases.due('', 1000)).toContain(theirs.id);
  });

  it('share a secret that is no other database’s', async () => {
    const secret = await store().processes.secret();
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(await store().processes.secret()).toBe(secret);
    expect(await store().seatAddresses.key()).not.toBe(secret);
  });
});

it('two processes on one PostgreSQL know the same secret, and a process of another database another', async () => {
  const [here, there] = [await freshDatabase(), await freshDatabase()];
  const stores = await Promise.all([here, here, there].map(({ location }) => openStore(location)));
  const [one, two, other] = await Promise.all(stores.map((store) => store.processes.secret()));
  expect(two).toBe(one);
  expect(other).not.toBe(one);
  await Promise.all(stores.map((store) => store.close()));
  await Promise.all([here, there].map(({ remove }) => remove()));
});
