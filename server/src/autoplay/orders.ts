import { type Game, type Kinds, type Orders, print, type Refusal } from '@vigilia/kernel';
import type { LoadedTable } from '../live-tables/loaded-table.ts';
import type { Tables } from '../live-tables/tables.ts';
import type { Done } from '../table/command.ts';
import { chooseByOrder } from '../table/commands/choose.ts';
import type { Task } from './task.ts';

/**
 * Answers a question as the order says that was left behind for it. `wake`: it leaves this decision to its owner.
 */
export async function followOrder(
  tables: Tables,
  loaded: LoadedTable,
  game: Game,
  orders: Orders<Kinds>,
  { seat, ask, since, state }: Task,
): Promise<Done | Refusal | 'wake' | null> {
  // Its owner may have taken it back in the meantime, or changed it.
  const order = loaded.orders.get(seat);
  if (order === undefined) return null;
  const view = game.view(state, seat);
  if (orders.isDone(order, view)) return null;
  const choice = orders.follow(order, view, ask);
  if (choice === null) return null;
  if (choice === 'wake') {
    await tables.orders.forget(loaded, seat, order);
    return 'wake';
  }
  return tables.run(loaded, chooseByOrder(seat, since, print(game.grammar, choice)));
}

/** Forgets the orders whose work is done: they answer nothing else. */
export async function forgetDone(
  tables: Tables,
  loaded: LoadedTable,
  game: Game,
  orders: Orders<Kinds>,
): Promise<void> {
  const { play } = loaded.table;
  if (play === null) return;
  for (const [seat, order] of loaded.orders) {
    if (orders.isDone(order, game.view(play.moment.state, seat)))
      await tables.orders.forget(loaded, seat, order);
  }
}
