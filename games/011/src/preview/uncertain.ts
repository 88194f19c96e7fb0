import type { Seat } from '@vigilia/kernel';
import { HANDS, type Source } from '../choices.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import type { Uncertain } from './foreseen.ts';

/** What happened to a seat that turns out one way here and may turn out another way elsewhere. */
export function uncertainIn(after: View, seat: Seat, events: readonly Event[]): Uncertain[] {
  const found = events.flatMap((event) => uncertain(event, seat));
  return after.auction?.leader === seat ? [...found, { kind: 'outbid' }] : found;
}

function uncertain(event: Event, seat: Seat): Uncertain[] {
  if (event.type === 'drew' && event.seat === seat) return [{ kind: 'draws', tiles: event.tiles.length }];
  if (event.type === 'investigated')
    return [{ kind: 'looks', source: HANDS[event.target] as Source, cards: event.cards.length }];
  if (event.type === 'investigated-unknown')
    return [{ kind: 'looks', source: 'unknown', cards: event.cards.length }];
  if (event.type === 'event-turned') return [{ kind: 'event' }];
  return event.type === 'fenrir-woke' ? [{ kind: 'fenrir' }] : [];
}
