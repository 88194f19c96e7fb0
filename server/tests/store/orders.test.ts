import { describe, expect, it } from 'vitest';
import { DATABASES, useStore } from './databases.ts';
import { addTable } from './sample.ts';

describe.each(DATABASES)('the orders on $database', ({ fresh }) => {
  const store = useStore(fresh);

  it('are kept one a seat, until they are taken back', async () => {
    const { id } = await addTable(store());
    const { id: other } = await addTable(store());
    await store().orders.set(id, 3, 'pass');
    await store().orders.set(id, 1, 'bid II 3');
    await store().orders.set(id, 3, 'pass twice');
    expect(await store().orders.of(id)).toEqual([
      { seat: 1, order: 'bid II 3' },
      { seat: 3, order: 'pass twice' },
    ]);
    expect(await store().orders.of(other)).toEqual([]);
    await store().orders.set(id, 1, null);
    await store().orders.set(id, 2, null);
    expect(await store().orders.of(id)).toEqual([{ seat: 3, order: 'pass twice' }]);
  });

  it('are removed when they are done, and a new one in their place stays', async () => {
    const { id } = await addTable(store());
    await store().orders.set(id, 1, 'pass');
    await store().orders.set(id, 2, 'pass');
    await store().orders.set(id, 2, 'bid II 3');
    const removed = await Promise.all([1, 2].map((seat) => store().orders.remove(id, seat, 'pass')));
    expect(removed).toEqual([true, false]);
    expect(await store().orders.of(id)).toEqual([{ seat: 2, order: 'bid II 3' }]);
  });
});
