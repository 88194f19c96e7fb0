import { freePositions } from '../rules/bidders.ts';
import type { View } from '../view.ts';
import { type Part, readPart, writePart } from './part.ts';

/** An order for the auctions of one Hour. */
export interface Order {
  readonly hour: number;
  /** The auction under way when it was left, counted from 1 in its Hour. */
  readonly auction: number;
  /** The more particular first: those that name a position, as they were named, then the others. */
  readonly parts: readonly Part[];
}

const KEPT = /^hour (\d+) auction (\d+): (.+)$/;

/** The auction under way, counted from 1 in its Hour: each one before it has filled a position (AUC-4). */
export function auctionNumber({ order }: View): number {
  return order.filter((seat) => seat !== null).length + 1;
}

/** How an order is kept: `hour 5 auction 2: II up to 7 then pass; pass`. */
export function writeOrder({ hour, auction, parts }: Order): string {
  return `hour ${hour} auction ${auction}: ${parts.map(writePart).join('; ')}`;
}

/** Reads what `writeOrder` wrote. */
export function orderIn(kept: string): Order {
  const [, hour, auction, written] = KEPT.exec(kept) ?? [];
  const parts = (written ?? '').split(';').map(readPart);
  if (!parts.every((part) => part !== null)) throw new Error('this is not an order as it is kept');
  return { hour: Number(hour), auction: Number(auction), parts };
}

/** What is still to be done of an order: nothing once its Hour is over or its owner has a position. */
export function livingParts({ hour, auction, parts }: Order, view: View): readonly Part[] {
  if (view.hour !== hour || view.order.includes(view.viewer)) return [];
  return parts.filter(({ position, bid }) => {
    if (position !== null) return freePositions(view).includes(position);
    return bid === null || auction === auctionNumber(view);
  });
}
