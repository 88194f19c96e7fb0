import { DICE } from '../data/dice.ts';
import { PEOPLE, type PersonId } from '../data/people.ts';
import { percent } from './percent.ts';

/** How likely this person passes, in percent; `need` is 0 for a test of Empathy. */
export function testChance(person: PersonId, need: number): number {
  const { empathy, prowess } = PEOPLE[person];
  if (need === 0) return empathy * 10;
  const faces = DICE.grey.filter((face) => typeof face === 'number' && face >= need).length;
  return percent(1 - (1 - faces / DICE.grey.length) ** (prowess + 1));
}
