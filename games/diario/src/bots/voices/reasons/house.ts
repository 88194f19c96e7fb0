import type { Text } from '@vigilia/kernel';
import { SHELTER } from '../../../data/cards/shelter.ts';
import { FITTINGS, type FittingId } from '../../../data/fittings.ts';
import type { Good, Goods } from '../../../data/goods.ts';
import type { SpaceId } from '../../../data/house.ts';
import { recipeBy } from '../../../data/recipes.ts';
import type { View } from '../../../kinds/view.ts';
import { countOf, listOf, timesOf } from '../../../rules/table/goods.ts';
import { message } from '../../../texts/message.ts';
import { best, mean } from '../../lists.ts';
import { nextFitting } from '../../worth/house-plan.ts';
import { inStock, wanted } from '../../worth/needs.ts';
import type { Grounds } from './ground.ts';

/** Work in the house, and what is kept in it. */
export const ABOUT_THE_HOUSE: Grounds = {
  rummage: mostNeeded,
  wood: mostNeeded,
  build: (view, { fitting }) => fittingTexts(view, fitting),
  idea: (view, { fitting }) => fittingTexts(view, fitting),
  use: (_view, { recipe, amount }) => costTexts(timesOf(recipeBy(recipe).cost, amount)),
  search: (view, { space }) => behind(view, space),
  saw: (view, { space }) => behind(view, space),
  pick: (view, { space }) => behind(view, space),
  dig: (view, { space }) => behind(view, space),
  'dig-with': (view, { space }) => behind(view, space),
  deliver: ({ objective }) =>
    objective === null ? [] : [message('reason.objective', { objective: objective.id })],
  decide: ({ deciding }, { option }) => costTexts(deciding?.options[option]?.cost ?? {}),
  lose: (view, { good }) => stock(view, good),
  give: (view, { good }) => stock(view, good),
  take: (view, { good }) => stock(view, good),
};

/** Wood or Components, whichever the plan lacks more of. */
function mostNeeded(view: View): Text[] {
  const missing = (good: 'wood' | 'components') => wanted(view, good) - inStock(view, good);
  const good = best(['wood', 'components'] as const, missing);
  if (good === undefined || missing(good) <= 0) return [];
  return [message('reason.most-needed', { good, missing: missing(good) })];
}

function fittingTexts(view: View, fitting: FittingId): Text[] {
  return fitting === nextFitting(view)
    ? [message('reason.planned', { fitting })]
    : costTexts(FITTINGS[fitting].cost);
}

function costTexts(cost: Goods): Text[] {
  return countOf(cost) === 0 ? [] : [message('reason.costs', { goods: listOf(cost) })];
}

/** What lies behind a Shelter card of the kind that shows, on average. */
function behind({ house }: View, space: SpaceId): Text[] {
  const kind = house[space]?.kind;
  if (kind === undefined || kind === 'fitting') return [];
  const cards = Object.values(SHELTER).filter((card) => card.kind === kind);
  const average = mean(cards.map(({ gives }) => countOf(gives))).toFixed(1);
  return [message('reason.behind', { shelter: kind, average })];
}

export function stock(view: View, good: Good): Text[] {
  const count = inStock(view, good);
  return [
    count === 0 ? message('reason.none', { good }) : message('reason.stock', { goods: [`${good}:${count}`] }),
  ];
}
