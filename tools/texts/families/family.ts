import type { GameProfile, Grammar } from '@vigilia/kernel';

/** Sections whose keys no source spells out: each has exactly one message for each of its members. */
export type Families = Readonly<Record<string, readonly (string | number)[]>>;

/** The members of a union; the compiler checks that they are complete. */
export function every<Member extends string>(members: Readonly<Record<Member, true>>): string[] {
  return Object.keys(members);
}

/** The kinds of argument a grammar knows. */
export function wordsOf(grammar: Grammar): string[] {
  return [...new Set(Object.values(grammar).flatMap((words) => words.map(([, { name }]) => name)))];
}

/** The labels of a game's options, and one for each value of a field that is a word. */
export function labelsOf({ options, avoids }: GameProfile): string[] {
  const fields = options.flatMap(({ name, values }) => [
    name,
    ...values.filter((value) => typeof value === 'string').map((value) => `${name}.${value}`),
  ]);
  return avoids === undefined ? fields : [...fields, avoids.option];
}
