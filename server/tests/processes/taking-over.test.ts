import { expect, onTestFinished, test } from 'vitest';
import { Autoplayer, type AutoplayerOptions } from '../../src/autoplay/autoplayer.ts';
import { Leases } from '../../src/processes/leases.ts';
import { openStore } from '../../src/store/open-store.ts';
import { freshFolder } from '../store/databases.ts';
import { addTable } from '../store/sample.ts';

test('all tables of a process that died are taken over at once, but one that cannot be read', async () => {
  const { location, remove } = await freshFolder();
  const store = await openStore(location);
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  const due: string[] = [];
  for (let table = 0; table < 230; table++) {
    const { id } = await addTable(store);
    await store.leases.claim(id, 'dead', { isDue: true });
    due.push(id);
  }
  await store.leases.releaseAll('dead');
  const [broken = ''] = due.sort();
  const read: string[] = [];
  const errors: unknown[] = [];
  const tables = {
    onEntry: () => {},
    tablesInMemory: [],
    async find(id: string) {
      if (id === broken) throw new Error('cannot be read');
      read.push(id);
      return null;
    },
  };
  const leases = new Leases(store.leases, 'one');
  const autoplayer = new Autoplayer({
    tables,
    leases,
    log: { error: (error: unknown) => errors.push(error) },
  } as unknown as AutoplayerOptions);
  await autoplayer.takeOver();
  expect(read).toEqual(due.slice(1));
  expect(errors).toHaveLength(1);
  expect(due.filter((id) => !leases.isHeld(id))).toEqual([broken]);
  expect(await leases.due('')).toEqual([broken]);
});
