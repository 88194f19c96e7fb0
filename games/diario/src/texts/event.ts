import type { Fields, Matching, Text } from '@vigilia/kernel';
import type { Event } from '../kinds/events.ts';
import { withCast } from './cast.ts';
import type { Catalog } from './catalog.ts';
import { choiceText } from './choice-text.ts';
import { type KeyIn, message } from './message.ts';
import { tonightText } from './stake.ts';

/** What is said in words of its own, or speaks of the people in a story. */
type Apart = 'assigned' | 'tonight' | Detailed | OfTheBook;
/** What carries more than its words say. */
type Detailed = 'event-turned' | 'spirit' | 'gone' | 'fate-struck';
type OfTheBook = 'story-read' | 'story-told' | 'decided';

type Worded = Exclude<Event, { readonly type: Apart }>;

type EventKey = Matching<
  Fields<'event', 'type', Worded>,
  Catalog,
  Exclude<KeyIn<'event'>, `event.${OfTheBook | Detailed}`>
>;

/** What an event says: its type is the key, its fields are the variables. */
export function eventText(event: Event): Text {
  if (event.type === 'assigned') return choiceText(event.choice);
  if (event.type === 'tonight') return tonightText(event);
  if (event.type === 'story-read')
    return message('event.story-read', { story: withCast(event.story, event.cast) });
  if (event.type === 'story-told')
    return message('event.story-told', { line: withCast(event.line, event.cast) });
  if (event.type === 'decided')
    return message('event.decided', { option: withCast(event.option, event.cast) });
  if (event.type === 'event-turned') return message('event.event-turned', { event: event.event });
  if (event.type === 'gone') return message('event.gone', { person: event.person, cause: event.cause });
  if (event.type === 'fate-struck') return message('event.fate-struck', { fate: event.fate, die: event.die });
  if (event.type === 'spirit') {
    const { person, row, die } = event;
    return message('event.spirit', { person, row, die });
  }
  const { type, ...vars } = event;
  const key: EventKey = `event.${type}`;
  return { key, vars };
}
