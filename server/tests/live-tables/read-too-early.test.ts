import { expect, test } from 'vitest';
import { Tables } from '../../src/live-tables/tables.ts';
import { logger } from '../../src/operate/log.ts';
import { metrics } from '../../src/operate/metrics.ts';
import { followOtherProcesses } from '../../src/other-processes.ts';
import { announcing } from '../../src/processes/announcing.ts';
import { TableChannels } from '../../src/socket/table-channels.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { ready } from '../../src/table/commands/ready.ts';
import { sit } from '../../src/table/commands/sit.ts';
import { games } from '../play/games.ts';
import { SETTINGS } from '../play/open-tables.ts';
import { freshDatabase } from '../store/databases.ts';

test('what another process does while a table is being read is read too', async () => {
  const fresh = await freshDatabase();
  const stores = [await openStore(fresh.location), await openStore(fresh.location)] as const;
  const here = new Tables({ games, store: announcing(stores[0], () => 'all') });
  const read = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const there = new Tables({ games, store: slowly(stores[1], read.resolve, goOn.promise) });
  const log = logger('silent');
  followOtherProcesses({
    tables: there,
    channels: new TableChannels(there, metrics()),
    devices: { onSignedOut: () => {}, signedOutElsewhere: () => {} },
    checkAutoplay: () => {},
    log,
  });
  const received = Promise.withResolvers<void>();
  stores[1].notices.listen(() => received.resolve());

  const loaded = await here.open(SETTINGS, 'ada');
  if ('refused' in loaded) throw new Error(loaded.reason.key);
  const reading = there.find(loaded.id);
  // The rows are read, the table is not there yet, and here a person sits down.
  await read.promise;
  await here.run(loaded, sit('ada', { name: 'Ada', colour: 'amber', symbol: 'bell' }));
  await received.promise;
  goOn.resolve();
  const found = await reading;
  await new Promise<void>((known) => {
    there.onEntry(() => known());
    if (found?.table.version === loaded.table.version) known();
  });
  expect(found?.table.version).toBe(loaded.table.version);
  for (const store of stores) await store.close();
  await fresh.remove();
});

test('what another process has allowed is not refused where its notice has not come', async () => {
  const fresh = await freshDatabase();
  const stores = [await openStore(fresh.location), await openStore(fresh.location)] as const;
  const [here, there] = stores.map((store) => new Tables({ games, store })) as [Tables, Tables];
  const loaded = await here.open({ ...SETTINGS, game: 'diario', seats: 1 }, 'ada');
  if ('refused' in loaded) throw new Error(loaded.reason.key);
  const behind = await there.find(loaded.id);
  if (behind === null) throw new Error('the table is in the log');
  await here.run(loaded, sit('ada', { name: 'Ada', colour: 'amber', symbol: 'bell' }));
  expect(await there.run(behind, ready('ada', true, null))).toEqual({ version: 3 });
  expect(await there.run(behind, ready('bruno', true, null))).toMatchObject({
    reason: { key: 'refusal.not-seated' },
  });
  for (const store of stores) await store.close();
  await fresh.remove();
});

/** The store, but for what it reads of a log: that arrives late. */
function slowly(store: Store, read: () => void, goOn: Promise<void>): Store {
  return {
    ...store,
    log: {
      ...store.log,
      async after(table, version) {
        const rows = await store.log.after(table, version);
        read();
        await goOn;
        return rows;
      },
    },
  };
}
