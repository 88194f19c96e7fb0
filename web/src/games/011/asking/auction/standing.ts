import type { Seat } from '@vigilia/kernel';
import type { DraftProps, View } from '../../eleven.ts';

/** How a seat stands in the auction. */
export type Standing = 'leads' | 'in' | 'passed' | 'placed' | 'gone';

export function standingOf({ auction, order, players }: View, seat: Seat): Standing {
  if (players[seat]?.out === true) return 'gone';
  if (order.includes(seat)) return 'placed';
  if (auction?.leader === seat) return 'leads';
  return auction?.passed.includes(seat) === true ? 'passed' : 'in';
}

/** Whether this viewer may leave an order for the auctions of this Hour: a seat that still bids in one of them. */
export function isBidder({ table }: DraftProps['draft']): boolean {
  const view = table.view.value;
  const seat = table.company === null ? table.viewer.value : table.company.seat.value;
  if (view === null || seat === null || view.auction === null || table.where === 'replay') return false;
  return view.players[seat]?.out === false && !view.order.includes(seat);
}
