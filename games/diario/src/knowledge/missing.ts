import type { Good, Goods } from '../data/goods.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import { amountOf, kindsIn } from '../rules/table/goods.ts';
import type { View } from '../view.ts';

/** What the present Objective still lacks in Storage (MORN-2). Nothing of one that was paid. */
export function missingForObjective({ objective, storage }: Pick<View, 'objective' | 'storage'>): Goods {
  if (objective === null || objective.paid) return {};
  const { cost } = OBJECTIVES[objective.id];
  const missing: Partial<Record<Good, number>> = {};
  for (const good of kindsIn(cost)) {
    const lacks = amountOf(cost, good) - amountOf(storage, good);
    if (lacks > 0) missing[good] = lacks;
  }
  return missing;
}
