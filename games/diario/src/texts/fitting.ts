import type { Text } from '@vigilia/kernel';
import { FITTINGS, type FittingId } from '../data/fittings.ts';
import type { Goods } from '../data/goods.ts';
import type { PersonId } from '../data/people.ts';
import { recipeBy } from '../data/recipes.ts';
import { buildingCost } from '../rules/day/costs.ts';
import type { Facts } from '../rules/effects/condition.ts';
import { settledEffects } from '../rules/effects/settled.ts';
import { listOf } from '../rules/table/goods.ts';
import { skillOf } from '../rules/table/people.ts';
import { AT_HOME, effectTexts } from './effect.ts';
import { message } from './message.ts';
import { skillText } from './person.ts';

/** What a Fitting costs, for a builder what it costs them, and what it is good for. */
export function fittingTexts(id: FittingId, builder: PersonId | null): Text[] {
  const { cost, uses, bed } = FITTINGS[id];
  const recipes = uses.map((use) => use.id);
  return [
    costText(builder === null ? cost : buildingCost(builder, id)),
    ...(bed ? [message('gloss.bed')] : []),
    ...(recipes.length > 0 ? [message('gloss.allows', { recipes })] : []),
  ];
}

/** What one time costs and gives, and what a cook adds to it; by the facts, if they are known, what comes of it now. */
export function recipeTexts(id: string, person: PersonId, facts?: Facts): Text[] {
  const use = recipeBy(id);
  const cook = 'raw-food' in use.gives ? skillOf(person, 'cook') : undefined;
  return [
    ...textsWith('gloss.each-costs', use.cost),
    ...textsWith('gloss.each-gives', use.gives),
    ...(cook === undefined ? [] : [skillText(cook)]),
    ...effectTexts(facts === undefined ? use.effects : settledEffects(use.effects, facts), {
      ...AT_HOME,
      actor: person,
    }),
  ];
}

function textsWith(key: 'gloss.each-costs' | 'gloss.each-gives', goods: Goods): Text[] {
  const list = listOf(goods);
  return list.length === 0 ? [] : [message(key, { goods: list })];
}

export function costText(goods: Goods): Text {
  return message('gloss.costs', { goods: listOf(goods) });
}
