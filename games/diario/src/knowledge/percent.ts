import type { PersonId } from '../data/people.ts';
import { chanceToOpen } from '../rules/table/locks.ts';
import { present, skillOf, type Whereabouts } from '../rules/table/people.ts';

export function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** How likely those who are out open a lock there: one who knows about locks rolls twice (DAY-8). */
export function chanceToOpenOut(view: Whereabouts): number {
  const isThiefOut = present(view, 'out').some(({ id }) => skillOf(id, 'locks') !== undefined);
  return chanceToOpen(isThiefOut ? 2 : 1);
}

/** How likely this person opens a lock (DAY-8). */
export function lockChance(person: PersonId | null): number {
  const isThief = person !== null && skillOf(person, 'locks') !== undefined;
  return percent(chanceToOpen(isThief ? 2 : 1));
}
