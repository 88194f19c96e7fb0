import { PEOPLE } from '../data/people.ts';
import type { Test } from '../effects/effect.ts';
import type { Person } from '../state.ts';
import type { View } from '../view.ts';
import { presentIn, testersIn, type Where } from './present.ts';

/** The chance of the person who takes it: who plays the part that it names, or who is best at it of those present. */
export function bestChance(view: View, test: Exclude<Test, { kind: 'd10' }>, where: Where): number {
  const { by } = test;
  const people = by === undefined ? presentIn(view, where) : testersIn(view, where, by);
  return Math.max(0, ...people.map((person) => chanceOf(test, person)));
}

/** How likely a person is to pass. Half the faces of the grey die show a wound, one of six shows two. */
function chanceOf(test: Exclude<Test, { kind: 'd10' }>, { id }: Person): number {
  const { empathy, prowess } = PEOPLE[id];
  if (test.kind === 'empathy') return empathy / 10;
  return 1 - (test.need === 1 ? 1 / 2 : 5 / 6) ** (1 + prowess);
}
