import type { Choice } from '../choices.ts';
import { type FittingId, likeOf } from '../data/fittings.ts';
import type { Goods } from '../data/goods.ts';
import type { PersonId } from '../data/people.ts';
import type { ChoiceOf } from '../kinds.ts';
import { buildingCost, costOf, recipeOf } from '../rules/day/costs.ts';
import { actionOf, type TaskVerb } from '../rules/day/tasks.ts';
import { amountOf, NOTHING, plus, timesOf } from '../rules/table/goods.ts';
import { skillOf } from '../rules/table/people.ts';
import type { View } from '../view.ts';

export type TaskChoice = ChoiceOf<TaskVerb>;

const TASKS: Readonly<Record<TaskVerb, true>> = {
  rummage: true,
  think: true,
  outside: true,
  rest: true,
  search: true,
  dig: true,
  'dig-with': true,
  saw: true,
  pick: true,
  build: true,
  use: true,
};

/** Whether a choice sends a person to do something by day (DAY-1). */
export function isTask(choice: Choice): choice is TaskChoice {
  return choice.verb in TASKS;
}

/** What tasks take from Storage for good, what comes back after the round, and what they surely make. */
export interface TaskSums {
  readonly spent: Goods;
  readonly lent: Goods;
  readonly made: Goods;
}

export function sumsOf(tasks: readonly TaskChoice[]): TaskSums {
  let sums: TaskSums = { spent: NOTHING, lent: NOTHING, made: NOTHING };
  for (const task of tasks) {
    const { spent, lent } = costOf(task.person, actionOf(task));
    sums = {
      spent: plus(sums.spent, spent),
      lent: plus(sums.lent, lent),
      made: plus(sums.made, madeBy(task)),
    };
  }
  return sums;
}

/** A cook makes one Raw Food more out of whatever gives any. */
function madeBy(task: TaskChoice): Goods {
  const action = actionOf(task);
  if (action.kind !== 'use') return NOTHING;
  const { gives } = recipeOf(action);
  const isCooked = 'raw-food' in gives && skillOf(task.person, 'cook') !== undefined;
  return plus(timesOf(gives, action.times), isCooked ? { 'raw-food': 1 } : NOTHING);
}

/** A Fitting that could be built, if not now: what is missing for it; null where it lacks only a space (DAY-9). */
export interface UnbuiltFitting {
  readonly fitting: FittingId;
  readonly cost: Goods;
  readonly missing: Goods | null;
}

/** The Fittings in hand that this person is not offered to build, one of each kind, and what is missing. */
export function unbuiltFittings(
  { fittings, storage }: Pick<View, 'fittings' | 'storage'>,
  person: PersonId,
  offered: readonly TaskChoice[],
): UnbuiltFitting[] {
  const known = new Set(offered.flatMap((task) => (task.verb === 'build' ? [likeOf(task.fitting)] : [])));
  const unbuilt: UnbuiltFitting[] = [];
  for (const fitting of fittings) {
    if (known.has(likeOf(fitting))) continue;
    known.add(likeOf(fitting));
    const cost = buildingCost(person, fitting);
    unbuilt.push({ fitting, cost, missing: missingIn(storage, cost) });
  }
  return unbuilt;
}

function missingIn(storage: Goods, cost: Goods): Goods | null {
  const missing: [string, number][] = [];
  for (const good in cost) {
    const key = good as keyof Goods;
    const lacking = amountOf(cost, key) - amountOf(storage, key);
    if (lacking > 0) missing.push([good, lacking]);
  }
  return missing.length === 0 ? null : (Object.fromEntries(missing) as Goods);
}
