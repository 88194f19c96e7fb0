import type { Fields, Matching, Text } from '@vigilia/kernel';
import type { Event } from '../events.ts';
import type { Catalog } from './catalog.ts';

import { choiceText, type KeyIn } from './message.ts';
import { tonightText } from './stake.ts';

/** What is said in words of its own. */
type Worded = Exclude<Event, { readonly type: 'assigned' | 'tonight' }>;

type EventKey = Matching<Fields<'event', 'type', Worded>, Catalog, KeyIn<'event'>>;

/** What an event says: its type is the key, its fields are the variables. */
export function eventText(event: Event): Text {
  if (event.type === 'assigned') return choiceText(event.choice);
  if (event.type === 'tonight') return tonightText(event);
  const { type, ...vars } = event;
  const key: EventKey = `event.${type}`;
  return { key, vars };
}
