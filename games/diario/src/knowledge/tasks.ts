import { type FittingId, likeOf } from '../data/fittings.ts';
import type { Goods } from '../data/goods.ts';
import type { PersonId } from '../data/people.ts';
import type { Choice, TaskVerb } from '../kinds/choices.ts';
import type { ChoiceOf } from '../kinds/kinds.ts';
import type { View } from '../kinds/view.ts';
import { buildingCost, costOf, madeBy } from '../rules/day/costs.ts';
import { actionOf } from '../rules/day/tasks.ts';
import { countOf, lackingIn, NOTHING, plus } from '../rules/table/goods.ts';

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
    const action = actionOf(task);
    const { spent, lent } = costOf(task.person, action);
    sums = {
      spent: plus(sums.spent, spent),
      lent: plus(sums.lent, lent),
      made: plus(sums.made, action.kind === 'use' ? madeBy(task.person, action) : NOTHING),
    };
  }
  return sums;
}

/** A Fitting that could be built, if not now: what is missing for it; null if it lacks only a space (DAY-9). */
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
    const missing = lackingIn(storage, cost);
    unbuilt.push({ fitting, cost, missing: countOf(missing) === 0 ? null : missing });
  }
  return unbuilt;
}
