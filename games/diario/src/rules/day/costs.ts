import { FITTINGS, type FittingId } from '../../data/fittings.ts';
import type { Goods } from '../../data/goods.ts';
import type { PersonId } from '../../data/people.ts';
import type { TaskAction } from '../../state.ts';
import { amountOf, NOTHING, timesOf } from '../table/goods.ts';
import { skillOf } from '../table/people.ts';

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
      return { spent: timesOf(recipeOf(action).cost, action.times), lent: NOTHING };
    case 'dig': {
      const needsShovel = action.alone && skillOf(person, 'digger') === undefined;
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

export function recipeOf({ fitting, recipe }: Extract<TaskAction, { kind: 'use' }>) {
  const found = FITTINGS[fitting].uses.find(({ id }) => id === recipe);
  if (found === undefined) throw new RangeError(`${fitting} has no ${recipe}`);
  return found;
}
