import type { Ask } from '@vigilia/kernel';
import type { Food } from '../../data/goods.ts';
import type { PersonId } from '../../data/people.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { amountOf } from '../../rules/table/goods.ts';
import type { Person } from '../../state/state.ts';
import { among } from '../lists.ts';
import { harmOf } from '../worth/harm.ts';

/** The person asked about now, and those who come after. */
function stillAsked(view: View, { prompt }: Ask<Choice>): readonly Person[] {
  const first = view.people.findIndex(({ id }) => id === prompt.vars.person);
  return first < 0 ? view.people : view.people.slice(first);
}

function neediest(people: readonly Person[], need: (person: Person) => number): Person[] {
  return people.toSorted((one, other) => need(other) - need(one));
}

/** Too little Water goes to those whom thirst would harm most. */
export function drink(view: View, ask: Ask<Choice>): Choice | undefined {
  const thirst = (person: Person) => harmOf(view, person, 'hunger', 1) + harmOf(view, person, 'misery', 1);
  const drinkers = neediest(stillAsked(view, ask), thirst).slice(0, amountOf(view.storage, 'water'));
  const [choice] = among(ask.choices, 'drink');
  if (choice !== undefined && drinkers.some(({ id }) => id === choice.person)) return choice;
  return among(ask.choices, 'thirst')[0];
}

/** Meals are dealt out among all who still have to eat, the hungriest first. */
export function eat(view: View, ask: Ask<Choice>): Choice | undefined {
  const meals = mealsFor(view, stillAsked(view, ask));
  const eats = among(ask.choices, 'eat').find(({ person, food }) => meals.get(person) === food);
  return eats ?? among(ask.choices, 'fast')[0];
}

/**
 * Food kept may be stolen: a hungry person eats. A starving person has a Vegetable at least; no person eats on a
 * full stomach.
 */
function mealsFor(view: View, people: readonly Person[]): Map<PersonId, Food> {
  const left: Record<Food, number> = {
    'canned-food': amountOf(view.storage, 'canned-food'),
    'raw-food': amountOf(view.storage, 'raw-food'),
    vegetable: amountOf(view.storage, 'vegetable'),
  };
  const meals = new Map<PersonId, Food>();
  const hunger = (person: Person) => harmOf(view, person, 'hunger', 1);
  for (const { id, levels } of neediest(people, hunger)) {
    const food = MEALS_AT[levels.hunger]?.find((each) => left[each] > 0);
    if (food === undefined) continue;
    left[food]--;
    meals.set(id, food);
  }
  return meals;
}

/** What a person at each level of Hunger is given, the best first. */
const MEALS_AT: readonly (readonly Food[])[] = [
  [],
  ['raw-food', 'vegetable', 'canned-food'],
  ['raw-food', 'canned-food', 'vegetable'],
  ['canned-food', 'raw-food', 'vegetable'],
];
