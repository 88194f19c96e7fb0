import { OBJECTIVES } from '../../data/cards/objectives.ts';
import type { Good } from '../../data/goods.ts';
import { PEOPLE } from '../../data/people.ts';
import type { View } from '../../kinds/view.ts';
import { amountOf } from '../../rules/table/goods.ts';
import { costOfNext } from './house-plan.ts';

/** What is left of a good's worth once there is enough of it. */
export const PLENTY = 0.4;

export function inStock(view: View, good: Good): number {
  return amountOf(view.storage, good) + amountOf(view.pile, good) + amountOf(view.bench, good);
}

/** Today's thirst, tomorrow's, and more than that. */
export function thirstOf(view: View, have: number): number {
  const mouths = view.people.length;
  return have < mouths ? 1 : have < 2 * mouths ? PLENTY : 0.1;
}

/** What fills the hungry is needed, what keeps everybody going for two days more is welcome. */
export function hungerOf(view: View, good: Good, have: number): number {
  const more = have - inStock(view, good);
  const meals =
    2 * inStock(view, 'raw-food') + 3 * inStock(view, 'canned-food') + inStock(view, 'vegetable') + 2 * more;
  let need = view.people.length;
  for (const { levels } of view.people) need += levels.hunger;
  if (meals < need) return 1.4;
  return meals < need + 3 * view.people.length ? 0.9 : PLENTY;
}

/** For the next thing to build, and Wood to burn as long as there is a Heater or will be one. */
export function wanted(view: View, good: 'wood' | 'components'): number {
  const next = amountOf(costOfNext(view), good);
  return good === 'wood' ? next + Math.min(4, 1 + view.cold) : next + 1;
}

/** A person longs for it (DAWN-3). */
export function isHabit(view: View, good: Good): boolean {
  return view.people.some(({ id }) =>
    PEOPLE[id].spirit.some((line) => line.kind === 'habit' && line.good === good),
  );
}

/** What the Objective takes of a good before it is paid (MORN-2). */
export function promised({ objective }: View, good: Good): number {
  return objective === null || objective.paid ? 0 : amountOf(OBJECTIVES[objective.id].cost, good);
}
