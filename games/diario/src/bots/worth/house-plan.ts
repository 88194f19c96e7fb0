import { FITTINGS, type FittingId } from '../../data/fittings.ts';
import type { Goods } from '../../data/goods.ts';
import type { View } from '../../kinds/view.ts';
import { amountOf, contains } from '../../rules/table/goods.ts';

/** What a house needs, in this order: safe at night, warm, then fed. */
const ORDER: readonly FittingId[] = [
  'board-up-one',
  'board-up-two',
  'heater',
  'rain-collector',
  'trap',
  'board-up-three',
  'seed-box',
  'stove',
  'bed-one',
];

export function isPlanned(fitting: FittingId): boolean {
  return ORDER.includes(fitting);
}

/** What is to be built next: the first of the order that can be built at all. */
export function nextFitting(view: View): FittingId | undefined {
  const isBeingBuilt = (fitting: FittingId) =>
    view.tasks.some(({ action }) => action.kind === 'build' && action.fitting === fitting);
  return ORDER.find((fitting) => view.fittings.includes(fitting) && !isBeingBuilt(fitting));
}

/** Ideas worth a thought (DAY-4). */
export function wantedIdeas(view: View): FittingId[] {
  return ORDER.filter((fitting) => view.ideas.includes(fitting));
}

export function costOfNext(view: View): Goods {
  const next = nextFitting(view);
  return next === undefined ? {} : FITTINGS[next].cost;
}

/** Whether enough is left for what is to be built next after this is paid. */
export function leavesEnough(view: View, cost: Goods): boolean {
  const next = costOfNext(view);
  const rest: Record<string, number> = {};
  for (const good in next) {
    const key = good as keyof Goods;
    rest[good] = amountOf(next, key) + amountOf(cost, key);
  }
  return contains(view.storage, rest as Goods);
}
