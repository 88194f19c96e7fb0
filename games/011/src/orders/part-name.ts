import type { Name } from '@vigilia/kernel';
import { message } from '../texts/message.ts';
import { readPart } from './part.ts';

/** How one part of an order is said. */
export function partName(written: string | number): Name {
  const part = readPart(String(written));
  if (part === null) return { written };
  const { position, bid, lastly } = part;
  if (position === null) {
    return bid === null
      ? message('order.rest', { lastly })
      : message('order.under-way', { most: bid.most, lastly });
  }
  return bid === null
    ? message('order.no-bid', { position, lastly })
    : message('order.bid', { position, ...bid, lastly });
}
