import type { Good, Goods } from '@vigilia/game-diario';
import type { LogEntry } from '../../../../table/table.ts';
import type { Event } from '../asked.ts';

const SIGNS: Readonly<Partial<Record<Event['type'], 1 | -1>>> = { gained: 1, found: 1, lost: -1, paid: -1 };

/** Goods that came or went with the latest entry of the log. */
export function goodsChanged(log: readonly LogEntry[]): Goods {
  const changes: Partial<Record<Good, number>> = {};
  for (const event of (log.at(-1)?.events ?? []) as readonly Event[]) {
    const sign = SIGNS[event.type];
    if (sign === undefined || !('goods' in event)) continue;
    for (const counted of event.goods) {
      const [good, count] = counted.split(':') as [Good, string];
      changes[good] = (changes[good] ?? 0) + sign * Number(count);
    }
  }
  return changes;
}
