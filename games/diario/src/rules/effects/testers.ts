import type { PersonId } from '../../data/people.ts';
import type { Person } from '../../state/state.ts';
import { awakeAmong } from '../table/people.ts';

/** Who of those present may take a test: who plays the part that it names, if awake; otherwise any who is awake. */
export function testersAmong(present: readonly Person[], named: PersonId | null): readonly Person[] {
  const awake = awakeAmong(present);
  const tester = awake.find(({ id }) => id === named);
  return tester === undefined ? awake : [tester];
}
