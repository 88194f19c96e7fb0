import type { Fields, Matching, Text } from '@vigilia/kernel';
import type { Event } from '../events.ts';
import type { Catalog } from './catalog.ts';
import type { KeyIn } from './message.ts';

type EventKey = Matching<Fields<'event', 'type', Event>, Catalog, KeyIn<'event'>>;

/** What an event says: its type is the key, its fields are the variables. */
export function eventText({ type, ...vars }: Event): Text {
  const key: EventKey = `event.${type}`;
  return { key, vars };
}
