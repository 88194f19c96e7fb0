import type { Grammar } from '@vigilia/kernel';

/** Sections whose keys no source spells out: each has one message for each of its members, and no other. */
export type Families = Readonly<Record<string, readonly (string | number)[]>>;

/** The members of a union, none forgotten and none made up: the compiler sees to it. */
export function every<Member extends string>(members: Readonly<Record<Member, true>>): string[] {
  return Object.keys(members);
}

/** The kinds of argument a grammar knows. */
export function wordsOf(grammar: Grammar): string[] {
  return [...new Set(Object.values(grammar).flatMap((words) => words.map(([, { name }]) => name)))];
}
