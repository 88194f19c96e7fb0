import { FITTINGS, type FittingId } from '../../data/fittings.ts';
import { HOUSE, LADDERS, type ShelterKind, SPACE_IDS, type SpaceId } from '../../data/house.ts';
import { SHELTER } from '../../data/shelter.ts';
import type { House } from '../../state.ts';

const DOOR: SpaceId = 'g2';

/** The spaces next to each: along its floor, and by ladder (MORN-3). */
const NEIGHBOURS = Object.fromEntries(
  SPACE_IDS.map((space, index) => [space, [...besides(space, index), ...byLadder(space)]]),
) as Record<SpaceId, SpaceId[]>;

function besides(space: SpaceId, index: number): SpaceId[] {
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

/** Bars, Closed Doors, Rubble, its Remnants and Holes, boarded or not, let nobody pass (MORN-3). */
function blocks(house: House, space: SpaceId): boolean {
  return isObstacle(space, shelterOn(house, space));
}

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

/** Houses never change in place, so what was reachable in one stays so. */
const REACHED = new WeakMap<House, ReadonlySet<SpaceId>>();

/** What can be reached in this house (MORN-3). */
export function reachable(house: House): ReadonlySet<SpaceId> {
  const known = REACHED.get(house);
  if (known !== undefined) return known;
  const reached = reachAround((space) => blocks(house, space));
  REACHED.set(house, reached);
  return reached;
}

/** Where this Fitting can be put: no card, no printed action, next to what it must adjoin (DAY-9). */
export function sitesFor(house: House, fitting: FittingId): SpaceId[] {
  const { onHole, nextTo } = FITTINGS[fitting];
  const reached = reachable(house);
  return SPACE_IDS.filter((space) => {
    if (house[space] !== undefined || !reached.has(space)) return false;
    if (onHole) return HOUSE[space].printed === 'hole';
    return isRoom(space) && (nextTo === null || adjoins(house, space, nextTo));
  });
}

/** A space with no printed action: it was free from the start, or its card is gone. */
function isRoom(space: SpaceId): boolean {
  const { printed } = HOUSE[space];
  return !['outside', 'guard', 'new-idea', 'floor', 'rummage', 'hole'].includes(printed);
}

function adjoins(house: House, space: SpaceId, fitting: FittingId): boolean {
  const index = SPACE_IDS.indexOf(space);
  return besides(space, index).some((other) => fittingOn(house, other) === fitting);
}

/** Fittings that stand and can be reached. */
export function fittingsInReach(house: House): FittingId[] {
  const reached = reachable(house);
  return SPACE_IDS.flatMap((space) => {
    const fitting = reached.has(space) ? fittingOn(house, space) : null;
    return fitting === null ? [] : [fitting];
  });
}

export function isBuilt(house: House, fitting: FittingId): boolean {
  return SPACE_IDS.some((space) => fittingOn(house, space) === fitting);
}

/** Spaces in reach with this kind of Shelter card on them. */
export function cardsInReach(house: House, kind: ShelterKind): SpaceId[] {
  const reached = reachable(house);
  return SPACE_IDS.filter((space) => reached.has(space) && shelterOn(house, space) === kind);
}
