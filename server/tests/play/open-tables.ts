import { isRefusal } from '@vigilia/kernel';
import { onTestFinished } from 'vitest';
import type { LoadedTable } from '../../src/live-tables/loaded-table.ts';
import { Tables } from '../../src/live-tables/tables.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import type { TableSettings } from '../../src/table/settings.ts';
import { freshFolder } from '../store/databases.ts';
import { games } from './games.ts';
import { seedsInOrder } from './seeds.ts';
import { Time } from './time.ts';

/** A private table of 011 without clock, talk or help. */
export const SETTINGS: TableSettings = {
  game: '011',
  options: {},
  seats: 3,
  assist: 'paper',
  clock: 'none',
  absence: 'brief',
  pace: 'instant',
  watching: 'open',
  talk: 'off',
  isPublic: false,
  practice: false,
  delay: null,
};

interface OpenTables {
  readonly store: Store;
  /** A clock that moves when the test says so. */
  readonly time: Time;
  readonly tables: Tables;
  /** A table that the host has opened. */
  readonly loaded: LoadedTable;
}

/** Tables without a server, on a store that is removed after the test. */
export async function openTables(settings: Partial<TableSettings>, host: string): Promise<OpenTables> {
  const fresh = await freshFolder();
  const store = await openStore(fresh.location);
  onTestFinished(async () => {
    await store.close();
    await fresh.remove();
  });
  const time = new Time();
  const tables = new Tables({ games, store, now: time.now, makeSeed: seedsInOrder() });
  const loaded = await tables.open({ ...SETTINGS, ...settings }, host);
  if (isRefusal(loaded)) throw new Error(loaded.reason.key);
  return { store, time, tables, loaded };
}
