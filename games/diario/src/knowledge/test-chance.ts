import { DICE } from '../data/dice.ts';
import { PEOPLE, type PersonId } from '../data/people.ts';
import { percent } from './percent.ts';

/** How likely this person passes a test: `need` is 0 for one of Empathy, otherwise the wound symbols that Prowess needs. */
export function chanceToPass(person: PersonId, need: number): number {
  const { empathy, prowess } = PEOPLE[person];
  if (need === 0) return empathy / 10;
  const faces = DICE.grey.filter((face) => typeof face === 'number' && face >= need).length;
  return 1 - (1 - faces / DICE.grey.length) ** (1 + prowess);
}

/** The same in percent. */
export function testChance(person: PersonId, need: number): number {
  return percent(chanceToPass(person, need));
}
