import type { Text } from '@vigilia/kernel';
import { message } from '../texts/message.ts';
import { orderIn } from './order.ts';
import { writePart } from './part.ts';

export function describe(kept: string): Text {
  const { hour, parts } = orderIn(kept);
  const [first, ...rest] = parts;
  if (first?.position === null && first.bid === null && rest.length === 0)
    return message('order.all', { hour, lastly: first.lastly });
  return message('order.kept', { hour, orders: parts.map(writePart) });
}
