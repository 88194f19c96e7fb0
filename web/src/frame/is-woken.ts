import type { Ask, Kinds, Orders } from '@vigilia/kernel';

/** Whether an order leaves this decision to whoever left it. */
export function isWoken<K extends Kinds>(
  orders: Orders<K> | null,
  order: string | null,
  view: K['view'],
  ask: Ask<K['choice']>,
): boolean {
  if (orders === null || order === null || orders.isDone(order, view)) return false;
  return orders.follow(order, view, ask) === 'wake';
}
