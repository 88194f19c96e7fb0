import { OBJECTIVES } from '../data/cards/objectives.ts';
import type { Goods } from '../data/goods.ts';
import type { View } from '../kinds/view.ts';
import { lackingIn } from '../rules/table/goods.ts';

/** What the present Objective still lacks in Storage (MORN-2). Nothing of one that was paid. */
export function missingForObjective({ objective, storage }: Pick<View, 'objective' | 'storage'>): Goods {
  if (objective === null || objective.paid) return {};
  return lackingIn(storage, OBJECTIVES[objective.id].cost);
}
