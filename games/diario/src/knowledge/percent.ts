import type { PersonId } from '../data/people.ts';
import { chanceToOpen } from '../rules/table/locks.ts';
import { skillOf } from '../rules/table/people.ts';

export function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** How likely this person opens a lock (DAY-8). */
export function lockChance(person: PersonId | null): number {
  const isThief = person !== null && skillOf(person, 'locks') !== undefined;
  return percent(chanceToOpen(isThief ? 2 : 1));
}
