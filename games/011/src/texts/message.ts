import { type Fields, type KeyOf, type Matching, messagesOf, type Text } from '@vigilia/kernel';
import type { Choice } from '../table/choices.ts';
import type { Event } from '../table/events.ts';
import type { Catalog } from './catalog.ts';

export type Key = keyof Catalog;

export type KeyIn<Section extends string> = KeyOf<Catalog, Section>;

/** A text of 011. */
export const message = messagesOf<Catalog>();

type ChoiceKey = Matching<Fields<'verb', 'verb', Choice>, Catalog, KeyIn<'verb'>>;

/** What a choice says where it is offered: its verb is the key, its arguments are the variables. */
export function choiceText({ verb, ...vars }: Choice): Text {
  const key: ChoiceKey = `verb.${verb}`;
  return { key, vars };
}

type EventKey = Matching<Fields<'event', 'type', Event>, Catalog, KeyIn<'event'>>;

/** What an event says: its type is the key, its fields are the variables. */
export function eventText({ type, ...vars }: Event): Text {
  const key: EventKey = `event.${type}`;
  return { key, vars };
}
