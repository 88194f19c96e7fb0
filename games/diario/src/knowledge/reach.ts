import type { SpaceId } from '../data/house.ts';
import { isObstacle, reachAround } from '../rules/table/house.ts';
import type { View } from '../view.ts';

/** What can be reached in the house as a viewer sees it (MORN-3). */
export function reachableIn(house: View['house']): ReadonlySet<SpaceId> {
  return reachAround((space) => isObstacle(space, house[space]?.kind ?? null));
}
