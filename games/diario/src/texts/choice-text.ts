import type { Fields, Matching, Text } from '@vigilia/kernel';
import type { Choice } from '../kinds/choices.ts';
import type { Catalog } from './catalog.ts';
import type { KeyIn } from './message.ts';

type ChoiceKey = Matching<Fields<'verb', 'verb', Choice>, Catalog, KeyIn<'verb'>>;

/** What a choice says where it is offered: its verb is the key, its arguments are the variables. */
export function choiceText({ verb, ...vars }: Choice): Text {
  const key: ChoiceKey = `verb.${verb}`;
  return { key, vars };
}
