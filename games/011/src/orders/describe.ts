import type { Name, Text } from '@vigilia/kernel';
import { message } from '../texts/message.ts';
import { orderIn } from './order.ts';
import { readPart, writePart } from './part.ts';

export function describe(kept: string): Text {
  const { hour, parts } = orderIn(kept);
  const [first, ...rest] = parts;
  if (first?.position === null && first.bid === null && rest.length === 0)
    return message('order.all', { hour, lastly: first.lastly });
  return message('order.kept', { hour, orders: parts.map(writePart) });
}

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
