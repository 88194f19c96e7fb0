import type { View } from '../view.ts';
import { auctionNumber, type Order } from './order.ts';
import type { Part } from './part.ts';

/** What is still to be done of an order: nothing once its Hour is over or its owner has a position. */
export function livingParts({ hour, auction, parts }: Order, view: View): readonly Part[] {
  if (view.hour !== hour || view.order.includes(view.viewer)) return [];
  return parts.filter(({ position, bid }) => {
    if (position !== null) return view.order[position - 1] === null;
    return bid === null || auction === auctionNumber(view);
  });
}
