import { describe, expect, it } from 'vitest';
import { DATABASES, useStore } from './databases.ts';
import { addTable, newId } from './sample.ts';

const DUE = { isDue: true };
const NOT_DUE = { isDue: false };

describe.each(DATABASES)('the leases on $database', ({ fresh }) => {
  const store = useStore(fresh);
  const isDue = async (id: string) => (await store().leases.due('', 1000)).includes(id);

  it('are one holder at a time, which each claim names', async () => {
    const { id } = await addTable(store());
    const [me, you] = [newId(), newId()];
    expect(await store().leases.claim(id, me, DUE)).toBe(me);
    expect(await store().leases.claim(id, me, NOT_DUE)).toBe(me);
    expect(await store().leases.claim(id, you, DUE)).toBe(me);
    expect(await store().leases.claim('no-such-table', me, DUE)).toBeNull();
  });

  it('go to one of all who want a table at once', async () => {
    const { id } = await addTable(store());
    const claims = await Promise.all(Array.from({ length: 8 }, () => store().leases.claim(id, newId(), DUE)));
    expect(new Set(claims).size).toBe(1);
  });

  it('name the holders of many tables at once, and leave out those that are free', async () => {
    const [me, you] = [newId(), newId()];
    const [one, other, free] = [await addTable(store()), await addTable(store()), await addTable(store())];
    await store().leases.claim(one.id, me, DUE);
    await store().leases.claim(other.id, you, NOT_DUE);
    expect(await store().leases.holders([one.id, other.id, free.id, 'no-such-table'])).toEqual(
      new Map([
        [one.id, me],
        [other.id, you],
      ]),
    );
    expect(await store().leases.holders([])).toEqual(new Map());
  });

  it('name to a holder the due tables it has', async () => {
    const me = newId();
    const [due, quiet] = [await addTable(store()), await addTable(store())];
    await store().leases.claim(due.id, me, DUE);
    await store().leases.claim(quiet.id, me, NOT_DUE);
    expect(await store().leases.heldBy(me)).toEqual([due.id]);
    expect(await store().leases.heldBy(newId())).toEqual([]);
  });

  it('are given back with a table that is due, or is not', async () => {
    const { id } = await addTable(store());
    expect(await isDue(id)).toBe(false);
    const [me, you] = [newId(), newId()];
    await store().leases.claim(id, me, DUE);
    expect(await isDue(id)).toBe(false);
    await store().leases.release(id, you, DUE);
    expect(await store().leases.claim(id, you, DUE)).toBe(me);
    await store().leases.release(id, me, DUE);
    expect(await isDue(id)).toBe(true);
    expect(await store().leases.claim(id, you, DUE)).toBe(you);
    await store().leases.release(id, you, NOT_DUE);
    expect(await isDue(id)).toBe(false);
  });

  it('are given back all together: those of due tables are due at once', async () => {
    const me = newId();
    const [due, quiet] = [await addTable(store()), await addTable(store())];
    await store().leases.claim(due.id, me, DUE);
    await store().leases.claim(quiet.id, me, NOT_DUE);
    await store().leases.releaseAll(me);
    expect([await isDue(due.id), await isDue(quiet.id)]).toEqual([true, false]);
    expect(await store().leases.holders([due.id, quiet.id])).toEqual(new Map());
  });

  it('name the tables that are due page by page', async () => {
    const me = newId();
    for (let table = 0; table < 3; table++) await store().leases.claim((await addTable(store())).id, me, DUE);
    await store().leases.releaseAll(me);
    const all = await store().leases.due('', 1000);
    expect(all.length).toBeGreaterThanOrEqual(3);
    const first = await store().leases.due('', 2);
    expect(first).toEqual(all.slice(0, 2));
    expect(await store().leases.due(first[1] ?? '', 1000)).toEqual(all.slice(2));
  });
});
