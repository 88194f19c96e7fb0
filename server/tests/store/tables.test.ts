import { describe, expect, it } from 'vitest';
import { DATABASES, useStore } from './databases.ts';
import { addTable, newId, opening, rowAt } from './sample.ts';

describe.each(DATABASES)('the tables on $database', ({ fresh }) => {
  const store = useStore(fresh);

  it('are found by their id', async () => {
    const table = await addTable(store(), { isPublic: true });
    expect(await store().tables.find(table.id)).toEqual(table);
    expect(await store().tables.find('no-such-table')).toBeNull();
  });

  it('come with the first row of their log or not at all', async () => {
    const table = await addTable(store());
    const first = { table: table.id, version: 1, at: 1, act: opening };
    await expect(store().tables.add(table, first)).rejects.toThrow();
    const other = { ...table, id: newId() };
    await expect(store().tables.add(other, first)).rejects.toThrow();
    expect(await store().tables.find(other.id)).toBeNull();
    expect(await store().log.after(table.id, 1)).toEqual([]);
  });

  it('are as many as their host may have, however many are added at the same moment', async () => {
    const host = newId();
    await store().identities.add(host, 0, {
      hash: newId(),
      kind: 'cookie',
      identity: host,
      table: null,
      expires: null,
    });
    const added = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const table = {
          id: newId(),
          game: '011',
          phase: 'gathering',
          isPublic: false,
          host,
          openedAt: 1,
        } as const;
        const first = { table: table.id, version: 1, at: 1, act: opening };
        const isIn = await store().tables.add(table, first, { mostHosted: 3 });
        const rows = await store().log.after(table.id, 0);
        expect(rows).toHaveLength(isIn ? 1 : 0);
        return isIn;
      }),
    );
    expect(added.filter((isIn) => isIn)).toHaveLength(3);
    expect(await store().tables.countHosted(host)).toBe(3);
  });

  it('are corrected unless another process has changed them since', async () => {
    const known = await addTable(store());
    await store().tables.correct(known, { phase: 'playing', host: known.host });
    await store().tables.correct(known, { phase: 'over', host: 'a-host-of-before' });
    expect(await store().tables.find(known.id)).toMatchObject({ phase: 'playing', host: known.host });
  });

  it('are listed for those who host them or sit at them, once each, the latest first', async () => {
    const me = newId();
    const hosted = await addTable(store(), { host: me, openedAt: 1 });
    const joined = await addTable(store(), { openedAt: 3 });
    const both = await addTable(store(), { host: me, openedAt: 2 });
    await addTable(store());
    for (const { id } of [joined, both, both]) await store().tables.addMember(id, me);
    expect(await store().tables.of(me, 10)).toEqual([joined, both, hosted]);
    expect(await store().tables.of(me, 2)).toEqual([joined, both]);
    await store().tables.removeMember(joined.id, me);
    expect(await store().tables.of(me, 10)).toEqual([both, hosted]);
  });

  it('have members only where there is a table', async () => {
    await expect(store().tables.addMember('no-such-table', newId())).rejects.toThrow();
  });

  it('count for their host until they are over', async () => {
    const host = newId();
    expect(await store().tables.countHosted(host)).toBe(0);
    const { id } = await addTable(store(), { host });
    await addTable(store(), { host, phase: 'playing' });
    expect(await store().tables.countHosted(host)).toBe(2);
    await store().tables.setPhase(id, 'over');
    expect(await store().tables.countHosted(host)).toBe(1);
  });

  it('are in the lobby while they are public and gathering, the latest first', async () => {
    const now = Date.now();
    const early = await addTable(store(), { isPublic: true, openedAt: now });
    const late = await addTable(store(), { isPublic: true, openedAt: now + 1 });
    const begun = await addTable(store(), { isPublic: true, openedAt: now + 2 });
    const hidden = await addTable(store(), { isPublic: false, openedAt: now + 3 });
    await store().tables.setPhase(begun.id, 'playing');
    expect(await store().tables.lobby(2)).toEqual([late, early]);
    expect(await store().tables.lobby(1)).toEqual([late]);
    expect((await store().tables.lobby(100)).map(({ id }) => id)).not.toContain(hidden.id);
  });

  it('are archived when nothing has happened for long, unless they are over, and come back when something does', async () => {
    const host = newId();
    const idle = await addTable(store(), { host, isPublic: true, openedAt: 1_000, phase: 'gathering' });
    const over = await addTable(store(), { host, openedAt: 1_000, phase: 'over' });
    const busy = await addTable(store(), { host, openedAt: 9_000, phase: 'playing' });
    await store().tables.archive(5_000, 10_000);
    const mine = async () => (await store().tables.of(host, 10)).map(({ id }) => id).sort();
    expect(await mine()).toEqual([over.id, busy.id].sort());
    expect(await store().tables.countHosted(host)).toBe(1);
    expect((await store().tables.lobby(100)).map(({ id }) => id)).not.toContain(idle.id);
    // Nothing is deleted: the link still leads to it.
    expect(await store().tables.find(idle.id)).toEqual(idle);
    await store().log.append(rowAt(idle.id, 2));
    await store().tables.archive(5_000, 10_000);
    expect(await mine()).toEqual([idle.id, over.id, busy.id].sort());
  });
});
