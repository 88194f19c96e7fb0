import type { PersonId } from '../data/people.ts';
import { skillOf } from '../rules/table/people.ts';

export function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** 4 to 10 opens a lock (DAY-8); a thief tries twice. */
export function lockChance(person: PersonId | null): number {
  const isThief = person !== null && skillOf(person, 'locks') !== undefined;
  return percent(1 - (isThief ? 0.3 ** 2 : 0.3));
}
