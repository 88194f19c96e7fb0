import { HOUSE, SPACE_IDS, type SpaceId } from '@vigilia/game-diario';
import { boxOf, middleOf } from './measure.ts';

const ORDER = ['top', 'middle', 'ground', 'basement', 'cellar'] as const;

/** The next space the way an arrow key points; null at the edge of the house or for other keys. */
export function nextSpace(space: SpaceId, key: string): SpaceId | null {
  const { floor } = HOUSE[space];
  if (key === 'ArrowLeft') return along(space, -1);
  if (key === 'ArrowRight') return along(space, 1);
  if (key === 'ArrowUp') return nearestOn(ORDER[ORDER.indexOf(floor) - 1], space);
  if (key === 'ArrowDown') return nearestOn(ORDER[ORDER.indexOf(floor) + 1], space);
  return null;
}

function along(space: SpaceId, by: number): SpaceId | null {
  const next = SPACE_IDS[SPACE_IDS.indexOf(space) + by];
  return next !== undefined && HOUSE[next].floor === HOUSE[space].floor ? next : null;
}

function nearestOn(floor: (typeof ORDER)[number] | undefined, from: SpaceId): SpaceId | null {
  let nearest: SpaceId | null = null;
  for (const space of SPACE_IDS) {
    if (HOUSE[space].floor !== floor) continue;
    if (nearest === null || gap(space, from) < gap(nearest, from)) nearest = space;
  }
  return nearest;
}

function gap(one: SpaceId, other: SpaceId): number {
  return Math.abs(middleOf(boxOf(one)) - middleOf(boxOf(other)));
}
