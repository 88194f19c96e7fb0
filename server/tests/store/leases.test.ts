import { describe, expect, it } from 'vitest';
import { DATABASES, useStore } from './databases.ts';
import { addTable, newId } from './sample.ts';

describe.each(DATABASES)('the leases on $database', ({ fresh }) => {
  const store = useStore(fresh);
  const isDue = async (id: string, now: number) => (await store().leases.due(now, 1000)).includes(id);

  it('are one holder at a time', async () => {
    const { id } = await addTable(store());
    const [me, you] = [newId(), newId()];
    expect(await store().leases.claim(id, me, 10, 20)).toBe(true);
    expect(await store().leases.claim(id, me, 11, 21)).toBe(true);
    expect(await store().leases.claim(id, you, 20, 30)).toBe(false);
    expect(await store().leases.claim('no-such-table', me, 10, 20)).toBe(false);
  });

  it('go to one of all who want a table at once', async () => {
    const { id } = await addTable(store());
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => store().leases.claim(id, newId(), 1, 2)),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('can be taken over when they have run out, and are then lost to who held them', async () => {
    const { id } = await addTable(store());
    const [me, you] = [newId(), newId()];
    await store().leases.claim(id, me, 10, 20);
    expect(await isDue(id, 19)).toBe(false);
    expect(await isDue(id, 20)).toBe(true);
    expect(await store().leases.claim(id, you, 20, 30)).toBe(true);
    expect(await store().leases.renew(me, 21, 31)).toEqual([]);
    await store().leases.release(id, me, null);
    expect(await store().leases.claim(id, me, 22, 32)).toBe(false);
    expect(await store().leases.renew(you, 22, 32)).toEqual([id]);
  });

  it('are renewed all together, but for those that ran out', async () => {
    const me = newId();
    const ids = [];
    for (const until of [20, 40, 40]) {
      const { id } = await addTable(store());
      await store().leases.claim(id, me, 10, until);
      ids.push(id);
    }
    const kept = ids.slice(1).sort();
    expect((await store().leases.renew(me, 20, 60)).sort()).toEqual(kept);
    for (const id of kept) expect(await isDue(id, 59)).toBe(false);
    expect(await store().leases.renew(newId(), 20, 60)).toEqual([]);
  });

  it('are given back with the time when the table is due again, or with none', async () => {
    const { id } = await addTable(store());
    expect(await isDue(id, Number.MAX_SAFE_INTEGER)).toBe(false);
    const me = newId();
    await store().leases.claim(id, me, 10, 20);
    await store().leases.release(id, me, 100);
    expect([await isDue(id, 99), await isDue(id, 100)]).toEqual([false, true]);
    expect(await store().leases.claim(id, newId(), 11, 12)).toBe(true);
    const { id: still } = await addTable(store());
    await store().leases.claim(still, me, 10, 20);
    await store().leases.release(still, me, null);
    expect(await isDue(still, Number.MAX_SAFE_INTEGER)).toBe(false);
  });

  it('name no more tables than were asked for, the most urgent first', async () => {
    const me = newId();
    const ids = [];
    // Before anything else in this database.
    for (const wakeAt of [-1, -3, -2]) {
      const { id } = await addTable(store());
      await store().leases.claim(id, me, 10, 20);
      await store().leases.release(id, me, wakeAt);
      ids.push(id);
    }
    expect(await store().leases.due(0, 2)).toEqual([ids[1], ids[2]]);
  });
});
