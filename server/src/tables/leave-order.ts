import { type Refusal, refuse, type Seat } from '@vigilia/kernel';
import type { LiveTable } from './loaded-table.ts';
import type { OpenHall } from './tables.ts';

/** Leaves an order behind, or takes it back (null). It gives the order as it is kept. */
export async function leaveOrder(
  hall: OpenHall,
  live: LiveTable,
  seat: Seat,
  line: string | null,
): Promise<{ readonly order: string | null } | Refusal> {
  const { play, setting } = live.table;
  const shelved = hall.shelf.get(setting.game);
  if (shelved?.orders === undefined) return refuse(null, 'refusal.no-orders');
  if (play === null || live.table.phase !== 'playing') return refuse(null, 'refusal.not-begun');
  const view = shelved.game.view(play.moment.state, seat);
  const order = line === null ? null : shelved.orders.read(line, view);
  if (order !== null && typeof order !== 'string') return order;
  await keepOrder(hall, live, seat, order);
  return { order };
}

/** Keeps an order, or forgets it (null), here and for the other processes. */
export async function keepOrder(
  hall: OpenHall,
  live: LiveTable,
  seat: Seat,
  order: string | null,
): Promise<void> {
  await hall.store.orders.set(live.id, seat, order);
  const orders = new Map(live.orders);
  if (order === null) orders.delete(seat);
  else orders.set(seat, order);
  hall.setOrders(live, orders);
  hall.store.notices.tell({ table: live.id, about: 'orders' });
}
