import { isRefusal, type Refusal } from '@vigilia/kernel';
import type { Store } from '../store/store.ts';
import { isStopped, stoppedIfEnded } from '../table/earlier.ts';
import type { GameRegistry } from '../table/game-registry.ts';
import { load } from './load.ts';
import { LoadedTable } from './loaded-table.ts';
import type { TableOrders } from './orders.ts';

interface Reading {
  readonly games: GameRegistry;
  readonly store: Store;
  readonly orders: TableOrders;
  readonly now: () => number;
}

/** Reads a table with its orders into memory; why it cannot be played on; or null if there is none. */
export async function readTable(
  { games, store, orders, now }: Reading,
  id: string,
): Promise<LoadedTable | Refusal | null> {
  // Before the log: what is corrected by the log must not be newer than it.
  const known = await store.tables.find(id);
  const fromLog = await load(games, store.log, id);
  if (fromLog === null || isRefusal(fromLog)) return fromLog;
  const table = known?.phase === 'over' ? stoppedIfEnded(fromLog.table) : fromLog.table;
  const loaded = new LoadedTable({ ...fromLog, table }, now());
  await orders.read(loaded);
  // A process may have died after it appended the row and before it wrote these.
  const { phase, host } = table;
  if (known !== null)
    await store.tables.correct(known, { host, phase: isStopped(table) ? known.phase : phase });
  return loaded;
}
