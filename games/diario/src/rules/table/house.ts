import type { FittingId } from '../../data/fittings.ts';
import { HOUSE, LADDERS, type ShelterKind, SPACE_IDS, type SpaceId } from '../../data/house.ts';
import { SHELTER } from '../../data/shelter.ts';
import type { House } from '../../state.ts';

const DOOR: SpaceId = 'g2';

/** The spaces beside each, along its floor. */
const BESIDE = Object.fromEntries(SPACE_IDS.map((space, index) => [space, beside(space, index)])) as Record<
  SpaceId,
  SpaceId[]
>;

/** The spaces next to each: along its floor, and by ladder (MORN-3). */
const NEIGHBOURS = Object.fromEntries(
  SPACE_IDS.map((space) => [space, [...BESIDE[space], ...byLadder(space)]]),
) as Record<SpaceId, SpaceId[]>;

function beside(space: SpaceId, index: number): SpaceId[] {
  return [SPACE_IDS[index - 1], SPACE_IDS[index + 1]].filter(
    (other): other is SpaceId => other !== undefined && HOUSE[other].floor === HOUSE[space].floor,
  );
}

function byLadder(space: SpaceId): SpaceId[] {
  return LADDERS.flatMap(([one, other]) => (one === space ? [other] : other === space ? [one] : []));
}

/** The kind of the Shelter card on a space, if there is one. */
export function shelterOn(house: House, space: SpaceId): ShelterKind | null {
  const on = house[space];
  return on?.kind === 'card' ? SHELTER[on.card].kind : null;
}

export function fittingOn(house: House, space: SpaceId): FittingId | null {
  const on = house[space];
  return on?.kind === 'fitting' ? on.fitting : null;
}

/** Bars, Closed Doors, Rubble, its Remnants and Holes, boarded or not, let no one pass (MORN-3). */
export function isObstacle(space: SpaceId, shelter: ShelterKind | 'fitting' | null): boolean {
  if (shelter === 'bars' || shelter === 'closed-door' || shelter === 'rubble') return true;
  return HOUSE[space].printed === 'hole';
}

/** Every space that can be stood on or worked on, starting from Guard, where those that block are known. */
export function reachAround(isBlocked: (space: SpaceId) => boolean): ReadonlySet<SpaceId> {
  const reached = new Set<SpaceId>([DOOR]);
  for (const space of reached) {
    if (isBlocked(space)) continue;
    for (const next of NEIGHBOURS[space]) reached.add(next);
  }
  return reached;
}

/** What can be reached in this house (MORN-3). */
export function reachable(house: House): ReadonlySet<SpaceId> {
  return reachAround((space) => isObstacle(space, shelterOn(house, space)));
}

export function isBuilt(house: House, fitting: FittingId): boolean {
  return SPACE_IDS.some((space) => fittingOn(house, space) === fitting);
}

/** Whether this Fitting stands right beside a space, on its floor. */
export function adjoins(house: House, space: SpaceId, fitting: FittingId): boolean {
  return BESIDE[space].some((other) => fittingOn(house, other) === fitting);
}
