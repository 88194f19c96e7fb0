import type { Levels } from '../../data/states.ts';
import type { Duty, Person } from '../../state/state.ts';
import { isAwake } from '../table/people.ts';

export const DUTIES = ['bed', 'floor', 'guard', 'scavenge'] as const satisfies readonly Duty[];

/** The duties of some people; a person without one yet has none. */
type Duties = readonly (Duty | null)[];

const MOST_SCAVENGERS = 3;

/** How a night on each duty but in a Bed moves Fatigue (EVE-1). */
export const FATIGUE_BY: Readonly<Record<Exclude<Duty, 'bed'>, number>> = {
  floor: -2,
  guard: 1,
  scavenge: 1,
};

/** How a night on a duty moves Fatigue: a Bed takes all of it (EVE-1). */
export function fatigueBy(duty: Duty, { fatigue }: Levels): number {
  return duty === 'bed' ? -fatigue : FATIGUE_BY[duty];
}

/** Whether a person may have this duty beside those of the others: one Bed each, three scavengers (EVE-1, STAT-4). */
export function canTakeDuty(
  person: Person,
  duty: Duty,
  { others, beds }: { readonly others: Duties; readonly beds: number },
): boolean {
  switch (duty) {
    case 'floor':
      return true;
    case 'bed':
      return countOf(others, 'bed') < beds;
    case 'guard':
      return isAwake(person);
    case 'scavenge':
      return isAwake(person) && !isTripFull(others);
  }
}

/** Whether as many go out already as can (EVE-1). */
export function isTripFull(duties: Duties): boolean {
  return countOf(duties, 'scavenge') >= MOST_SCAVENGERS;
}

function countOf(duties: Duties, duty: Duty): number {
  let count = 0;
  for (const each of duties) if (each === duty) count++;
  return count;
}
