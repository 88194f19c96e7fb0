import type { View } from '@vigilia/game-011';
import type { Seat } from '@vigilia/kernel';

/** Where a seat stands this Hour, counted from 1; null until it has won a position. */
export function positionOf({ order }: Pick<View, 'order'>, seat: Seat): number | null {
  const place = order.indexOf(seat);
  return place === -1 ? null : place + 1;
}

/** Where a seat stood last Hour, counted from 1; null for a seat that was out by then. */
export function lastPositionOf({ lastOrder }: Pick<View, 'lastOrder'>, seat: Seat): number | null {
  const place = lastOrder.indexOf(seat);
  return place === -1 ? null : place + 1;
}

/** All seats: by this Hour's position, then those without one as they stood last Hour, then those that are out. */
export function seatsInOrder(view: Pick<View, 'order' | 'lastOrder' | 'players'>): Seat[] {
  const rank = (seat: Seat): number => {
    if (view.players[seat]?.out === true) return 200 + seat;
    return positionOf(view, seat) ?? 100 + (lastPositionOf(view, seat) ?? 50 + seat);
  };
  return view.players.map((_, seat) => seat).sort((one, other) => rank(one) - rank(other));
}
