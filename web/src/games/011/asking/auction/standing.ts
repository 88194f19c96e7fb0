import type { Seat } from '@vigilia/kernel';
import type { View } from '../asked.ts';

/** How somebody stands in the auction. */
export type Standing = 'leads' | 'in' | 'passed' | 'placed' | 'gone';

export function standingOf({ auction, order, players }: View, seat: Seat): Standing {
  if (players[seat]?.out === true) return 'gone';
  if (order.includes(seat)) return 'placed';
  if (auction?.leader === seat) return 'leads';
  return auction?.passed.includes(seat) === true ? 'passed' : 'in';
}
