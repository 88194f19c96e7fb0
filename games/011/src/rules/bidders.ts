import type { Range, Seat } from '@vigilia/kernel';
import type { Choice } from '../choices.ts';
import type { Auction, Table } from '../state.ts';
import { activeSeats, playerAt } from './players.ts';

/** Who still takes part in the auctions of this Hour. */
export function withoutPosition(table: Table): Seat[] {
  return activeSeats(table).filter((seat) => !table.order.includes(seat));
}

export function freePositions({ order }: Table): number[] {
  const free: number[] = [];
  for (let place = 0; place < order.length; place++) if (order[place] === null) free.push(place + 1);
  return free;
}

/** The next clockwise who has no position and has not passed; the leader when no other is left. */
export function nextBidder(table: Table, after: Seat): Seat {
  const { passed } = currentAuction(table);
  const waiting = withoutPosition(table).filter((seat) => !passed.includes(seat));
  return waiting.find((seat) => seat > after) ?? (waiting[0] as Seat);
}

/** A bid must leave at least 1 Time (AUC-6). */
export function highestBid(table: Table, seat: Seat): number {
  return playerAt(table, seat).time - 1;
}

export function bids(position: number, from: number, to: number): Range<Choice> {
  return { from: { verb: 'bid', position, amount: from }, to };
}

export function currentAuction(table: Table): Auction {
  if (table.auction === null) throw new Error('no position is up for auction');
  return table.auction;
}

export function openedAuction(table: Table): { position: number; bid: number; leader: Seat } {
  const { position, bid, leader } = currentAuction(table);
  if (position === null || bid === null || leader === null)
    throw new Error('the auction has not been opened');
  return { position, bid, leader };
}
