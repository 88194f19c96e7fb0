import type { Ask, Kinds, Orders } from '@vigilia/kernel';

/** The answer of an order to a question; `wake` and null as in {@link Orders}. A done order answers nothing. */
export function orderAnswer<K extends Kinds>(
  orders: Orders<K> | null,
  order: string | null,
  view: K['view'],
  ask: Ask<K['choice']>,
): K['choice'] | 'wake' | null {
  if (orders === null || order === null || orders.isDone(order, view)) return null;
  return orders.follow(order, view, ask);
}
