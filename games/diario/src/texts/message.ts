import { type Text, text, type Variable, type Variables } from '@vigilia/kernel';
import type { Catalog } from './catalog.ts';

export type Key = keyof Catalog;

/** The keys of one section, such as `prompt`. */
export type KeyIn<Section extends string> = Extract<Key, `${Section}.${string}`>;

export type VariablesOf<K extends Key> = Readonly<Record<Catalog[K], Variable>>;

/** What must be said with a key: its variables, or nothing at all. */
export type Given<K extends Key> = [Catalog[K]] extends [never] ? [] : [vars: VariablesOf<K>];

/** A text of Diario: the compiler knows the key and which variables it takes. */
export function message<K extends Key>(key: K, ...given: Given<K>): Text {
  return text(key, given[0] as Variables | undefined);
}

/**
 * The keys of a section that has one message for every member of a union. Compiles only where no member lacks
 * its message, no message lacks its member, and no message uses a variable that its member does not carry.
 */
export type Matching<
  Needed extends Partial<Record<Key, PropertyKey>>,
  Messages extends Needed,
  Keys extends keyof Needed,
> = Keys & keyof Messages;

/** The fields of the members of a union, by the key of their message. */
export type Fields<
  Section extends string,
  Tag extends string,
  Union extends Readonly<Record<Tag, string>>,
> = {
  [Name in Union[Tag] as `${Section}.${Name}`]: FieldsOf<Name, Tag, Union>;
};

type FieldsOf<Name, Tag extends string, Union extends Readonly<Record<Tag, string>>> = Union extends unknown
  ? Name extends Union[Tag]
    ? Exclude<keyof Union, Tag>
    : never
  : never;
