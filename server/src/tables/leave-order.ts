import { type Refusal, refuse, type Seat } from '@vigilia/kernel';
import type { LoadedTable } from './loaded-table.ts';
import type { Tables } from './tables.ts';

/** Leaves an order behind, or takes it back (null). It gives the order as it is kept. */
export async function leaveOrder(
  tables: Tables,
  loaded: LoadedTable,
  seat: Seat,
  line: string | null,
): Promise<{ readonly order: string | null } | Refusal> {
  const { play, setting } = loaded.table;
  const gameEntry = tables.games.get(setting.game);
  if (gameEntry?.orders === undefined) return refuse(null, 'refusal.no-orders');
  if (play === null || loaded.table.phase !== 'playing') return refuse(null, 'refusal.not-begun');
  const view = gameEntry.game.view(play.moment.state, seat);
  const order = line === null ? null : gameEntry.orders.read(line, view);
  if (order !== null && typeof order !== 'string') return order;
  await keepOrder(tables, loaded, seat, order);
  return { order };
}

/** Keeps an order, or forgets it (null), here and for the other processes. */
export async function keepOrder(
  tables: Tables,
  loaded: LoadedTable,
  seat: Seat,
  order: string | null,
): Promise<void> {
  await tables.store.orders.set(loaded.id, seat, order);
  const orders = new Map(loaded.orders);
  if (order === null) orders.delete(seat);
  else orders.set(seat, order);
  tables.setOrders(loaded, orders);
  tables.store.notices.tell({ table: loaded.id, about: 'orders' });
}
