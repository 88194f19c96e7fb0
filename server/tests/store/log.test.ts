import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { DATABASES, useStore } from './databases.ts';
import { addTable, newId, opening, rowAt } from './sample.ts';

describe.each(DATABASES)('the log on $database', ({ fresh }) => {
  const store = useStore(fresh);

  it('gives back what was appended, in order and after a version', async () => {
    const { id, openedAt } = await addTable(store());
    expect(await store().log.append(rowAt(id, 2))).toBe(true);
    expect(await store().log.append(rowAt(id, 3))).toBe(true);
    const first = { table: id, version: 1, at: openedAt, act: opening };
    expect(await store().log.after(id, 0)).toEqual([first, rowAt(id, 2), rowAt(id, 3)]);
    expect(await store().log.after(id, 2)).toEqual([rowAt(id, 3)]);
    expect(await store().log.after(id, 3)).toEqual([]);
  });

  it('keeps the first row of a version and refuses any other', async () => {
    const { id } = await addTable(store());
    expect(await store().log.append(rowAt(id, 2, 'the-first'))).toBe(true);
    expect(await store().log.append(rowAt(id, 2, 'the-second'))).toBe(false);
    expect(await store().log.after(id, 1)).toEqual([rowAt(id, 2, 'the-first')]);
  });

  it('takes one of two rows of the same version that come in one batch', async () => {
    const { id } = await addTable(store());
    const both = [
      store().log.append(rowAt(id, 2, 'the-first')),
      store().log.append(rowAt(id, 2, 'the-second')),
    ];
    expect(await Promise.all(both)).toEqual([true, false]);
    expect(await store().log.after(id, 1)).toEqual([rowAt(id, 2, 'the-first')]);
  });

  it('tells each of many who append at once how it went for them', async () => {
    const ids = Array.from({ length: 1200 }, newId);
    const taken = ids.filter((_, index) => index % 3 === 0);
    await Promise.all(taken.map((id) => store().log.append(rowAt(id, 1))));
    const went = await Promise.all(ids.map((id) => store().log.append(rowAt(id, 1, 'another'))));
    expect(went).toEqual(ids.map((_, index) => index % 3 !== 0));
  });

  it('fails for those whose batch fails, and goes on with the next', async () => {
    const { id } = await addTable(store());
    const broken = store().log.append(rowAt(id, 0));
    await expect(broken).rejects.toThrow(/version/);
    expect(await store().log.append(rowAt(id, 2))).toBe(true);
  });

  it('keeps the latest snapshot of a table', async () => {
    const { id } = await addTable(store());
    expect(await store().log.snapshot(id)).toBeNull();
    await store().log.keepSnapshot(id, 5, 'at five');
    await store().log.keepSnapshot(id, 9, 'at nine');
    await store().log.keepSnapshot(id, 7, 'at seven, late');
    expect(await store().log.snapshot(id)).toEqual({ version: 9, body: 'at nine' });
  });

  it('answers a ping', async () => {
    await expect(store().proveWrite(1)).resolves.toBeUndefined();
  });
});

describe.each(DATABASES)('a store on $database that is closed', ({ fresh }) => {
  it('first brings to its end what is on its way, and then says that it is closed', async () => {
    const { location, remove } = await fresh();
    const store = await openStore(location);
    const { id } = await addTable(store);
    const appended = store.log.append(rowAt(id, 2));
    await store.close();
    expect(await appended).toBe(true);
    await expect(store.log.after(id, 0)).rejects.toThrow();
    const again = await openStore(location);
    expect(await again.log.after(id, 1)).toEqual([rowAt(id, 2)]);
    await again.close();
    await remove();
  });
});
