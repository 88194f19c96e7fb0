import type { Text } from '@vigilia/kernel';
import { FOODS, TREATS } from '../../../data/goods.ts';
import { PEOPLE, type PersonId } from '../../../data/people.ts';
import { STATES, type StateName } from '../../../data/states.ts';
import type { ChoiceOf } from '../../../kinds/kinds.ts';
import type { View } from '../../../kinds/view.ts';
import { guards } from '../../../rules/table/people.ts';
import { message } from '../../../texts/message.ts';
import { inStock } from '../../worth/needs.ts';
import type { Grounds } from './ground.ts';

/** Meals, rest, duties and remedies: whom it is about, and how badly off they are. */
export const ABOUT_PEOPLE: Grounds = {
  eat: (view, { person }) => [message('reason.feeds', { person, hunger: levelOf(view, person, 'hunger') })],
  fast: (view) => [message('reason.meals', { count: mealsIn(view) })],
  drink: waterText,
  thirst: waterText,
  bed: restText,
  floor: restText,
  guard: (view) => [message('reason.keeps-watch', { guards: 1 + guards(view).length })],
  scavenge: (_view, { person }) => [
    message('reason.carries', { person, inventory: PEOPLE[person].inventory }),
  ],
  treat: (view, { person, remedy }) => [treated(view, person, TREATS[remedy])],
  toast: (view, { person }) => [treated(view, person, 'misery')],
  wound: (view, { person }) => [borne(view, person, 'wounds')],
  name: namedTexts,
};

function levelOf({ people }: View, id: PersonId, state: StateName): number {
  return people.find((person) => person.id === id)?.levels[state] ?? 0;
}

function mealsIn(view: View): number {
  return FOODS.reduce((sum, food) => sum + inStock(view, food), 0);
}

function waterText(view: View): Text[] {
  return [message('reason.water', { water: inStock(view, 'water'), count: view.left.length })];
}

function restText(view: View, { person }: ChoiceOf<'bed' | 'floor'>): Text[] {
  return [message('reason.rests', { person, fatigue: levelOf(view, person, 'fatigue') })];
}

function treated(view: View, person: PersonId, state: StateName): Text {
  return message('reason.treats', { person, state, level: levelOf(view, person, state) });
}

function borne(view: View, person: PersonId, state: StateName): Text {
  return message('reason.bears', { person, state, level: levelOf(view, person, state) });
}

/** A person is named for better or for worse; a test has odds of its own. */
function namedTexts(view: View, { person }: ChoiceOf<'name'>, { key, vars }: Text): Text[] {
  const state = STATES.find((each) => each === vars.state);
  if (state === undefined) return [];
  return [key === 'prompt.name-for-better' ? treated(view, person, state) : borne(view, person, state)];
}
