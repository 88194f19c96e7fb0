import { FITTINGS, type FittingId } from '../../data/fittings.ts';
import type { Goods } from '../../data/goods.ts';
import type { PersonId } from '../../data/people.ts';
import { recipeBy } from '../../data/recipes.ts';
import type { TaskAction } from '../../state/state.ts';
import { amountOf, NOTHING, plus, timesOf } from '../table/goods.ts';
import { canDigByHand, skillOf } from '../table/people.ts';

/** A builder needs one Component less, but at least one. */
export function buildingCost(person: PersonId, fitting: FittingId): Goods {
  const { cost } = FITTINGS[fitting];
  const components = amountOf(cost, 'components');
  if (components < 2 || skillOf(person, 'builder') === undefined) return cost;
  return { ...cost, components: components - 1 };
}

/** What an action spends for good, and the tools that come back after it (DAY-8). */
export function costOf(
  person: PersonId,
  action: TaskAction,
): { readonly spent: Goods; readonly lent: Goods } {
  switch (action.kind) {
    case 'build':
      return { spent: buildingCost(person, action.fitting), lent: NOTHING };
    case 'use':
      return { spent: timesOf(recipeBy(action.recipe).cost, action.times), lent: NOTHING };
    case 'dig': {
      const needsShovel = action.alone && !canDigByHand(person);
      return { spent: NOTHING, lent: needsShovel ? { shovel: 1 } : NOTHING };
    }
    case 'saw':
      return { spent: NOTHING, lent: { sawblade: 1 } };
    case 'pick':
      return { spent: NOTHING, lent: { lockpick: 1 } };
    case 'rummage':
    case 'think':
    case 'outside':
    case 'rest':
    case 'search':
    case 'help':
      return { spent: NOTHING, lent: NOTHING };
  }
}

/** What a Fitting makes in the hands of this person: a cook makes one Raw Food more out of whatever gives any. */
export function madeBy(person: PersonId, { recipe, times }: Extract<TaskAction, { kind: 'use' }>): Goods {
  const { gives } = recipeBy(recipe);
  const isCooked = 'raw-food' in gives && skillOf(person, 'cook') !== undefined;
  return plus(timesOf(gives, times), isCooked ? { 'raw-food': 1 } : NOTHING);
}
