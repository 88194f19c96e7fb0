import { type Game, type Kinds, type Orders, print, type Refusal } from '@vigilia/kernel';
import type { Done } from '../table/command.ts';
import { keepOrder } from '../tables/leave-order.ts';
import type { LiveTable } from '../tables/loaded-table.ts';
import type { OpenHall } from '../tables/tables.ts';
import { chooseByOrder } from '../table/commands/choose.ts';
import type { Task } from './task.ts';

/**
 * Answers a question as the order says that was left behind for it. `wake`: it leaves this decision to its owner.
 */
export async function followOrder(
  hall: OpenHall,
  live: LiveTable,
  game: Game,
  orders: Orders<Kinds>,
  { seat, ask, since, state }: Task,
): Promise<Done | Refusal | 'wake' | null> {
  // Its owner may have taken it back in the meantime, or changed it.
  const order = live.orders.get(seat);
  if (order === undefined) return null;
  const view = game.view(state, seat);
  if (orders.isDone(order, view)) return null;
  const choice = orders.follow(order, view, ask);
  if (choice === null) return null;
  if (choice === 'wake') {
    await keepOrder(hall, live, seat, null);
    return 'wake';
  }
  return hall.act(live, chooseByOrder(seat, since, print(game.grammar, choice)));
}

/** Forgets the orders whose work is done: they answer nothing else. */
export async function forgetDone(
  hall: OpenHall,
  live: LiveTable,
  game: Game,
  orders: Orders<Kinds>,
): Promise<void> {
  const { play } = live.table;
  if (play === null) return;
  for (const [seat, order] of live.orders) {
    if (orders.isDone(order, game.view(play.moment.state, seat))) await keepOrder(hall, live, seat, null);
  }
}
