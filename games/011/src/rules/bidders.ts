import type { Range, Seat } from '@vigilia/kernel';
import type { Choice } from '../choices.ts';
import type { Auction, OpenFacts, Table } from '../state.ts';
import { activeSeats, playerAt } from './players.ts';
import { mostToPay } from './treasury.ts';

type Bidding = Pick<OpenFacts, 'players' | 'order' | 'auction'>;

/** Who still takes part in the auctions of this Hour. */
export function withoutPosition(facts: Bidding): Seat[] {
  return activeSeats(facts).filter((seat) => !facts.order.includes(seat));
}

/** Who still bids for the position that is auctioned, or will once it is named: a pass is final (AUC-3). */
export function stillBidding(facts: Bidding): Seat[] {
  const passed = facts.auction?.passed ?? [];
  return withoutPosition(facts).filter((seat) => !passed.includes(seat));
}

/** Whether the position that is auctioned leaves but one, which costs nothing (AUC-5). */
export function isLastAuction(facts: Bidding): boolean {
  return withoutPosition(facts).length <= 2;
}

export function freePositions({ order }: Pick<OpenFacts, 'order'>): number[] {
  const free: number[] = [];
  for (let place = 0; place < order.length; place++) if (order[place] === null) free.push(place + 1);
  return free;
}

/** The next clockwise who has no position and has not passed; the leader when no other is left. */
export function nextBidder(table: Table, after: Seat): Seat {
  const waiting = stillBidding(table);
  return waiting.find((seat) => seat > after) ?? (waiting[0] as Seat);
}

/** A bid must leave at least 1 Time (AUC-6). */
export function highestBid(table: Table, seat: Seat): number {
  return mostToPay(playerAt(table, seat));
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
