import type { Variable } from './text.ts';

/**
 * The compiler's view of a game's texts. A catalog is a type, written from the texts themselves: the variables
 * that each key takes, `never` if it takes none.
 */

/** The keys of one section, such as `prompt`. */
export type KeyOf<Catalog, Section extends string> = Extract<keyof Catalog, `${Section}.${string}`>;

export type VariablesFor<Catalog, Key extends keyof Catalog> = Readonly<
  Record<Catalog[Key] & string, Variable>
>;

/** What must be said with a key: its variables, or nothing at all. */
export type GivenFor<Catalog, Key extends keyof Catalog> = [Catalog[Key]] extends [never]
  ? []
  : [vars: VariablesFor<Catalog, Key>];

/**
 * The keys of a section that has one message for every member of a union. Compiles only if no member lacks
 * its message, no message lacks its member, and no message uses a variable that its member does not carry.
 */
export type Matching<Needed, Messages extends Needed, Keys extends keyof Needed> = Keys & keyof Messages;

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
