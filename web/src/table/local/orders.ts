import { type Ask, type Choice, type Game, type Kinds, type Orders, print } from '@vigilia/kernel';
import { orderAnswer } from '../orders.ts';
import type { Play } from './play.ts';

/** The answer of an order to a question, in notation; `wake` and null as in {@link Orders}. */
export function orderedLine(
  game: Game,
  orders: Orders<Kinds> | null,
  order: string | null,
  { session }: Play,
  ask: Ask,
): string | 'wake' | null {
  if (orders === null || order === null) return null;
  const choice: Choice | 'wake' | null = orderAnswer(
    orders,
    order,
    game.view(session.moment.state, ask.seat),
    ask,
  );
  return choice === null || choice === 'wake' ? choice : print(game.grammar, choice);
}

/** The orders that still have something to do. */
export function livingOrders(
  game: Game,
  orders: Orders<Kinds> | null,
  left: readonly (string | null)[],
  { session }: Play,
): (string | null)[] {
  const { state } = session.moment;
  return left.map((order, seat) =>
    order === null || orders === null || orders.isDone(order, game.view(state, seat)) ? null : order,
  );
}
