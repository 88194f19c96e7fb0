import { SHELTER } from '../../data/cards/shelter.ts';
import { FITTINGS, type FittingId } from '../../data/fittings.ts';
import { HOUSE, LADDERS, type ShelterKind, SPACE_IDS, type SpaceId } from '../../data/house.ts';
import type { View } from '../../kinds/view.ts';
import type { House } from '../../state/state.ts';

/** A house as it is, or as a view shows it: there a Shelter card is known by its kind alone. */
export type AnyHouse = House | View['house'];

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
export function shelterOn(house: AnyHouse, space: SpaceId): ShelterKind | null {
  const on = house[space];
  if (on === undefined || on.kind === 'fitting') return null;
  return on.kind === 'card' ? SHELTER[on.card].kind : on.kind;
}

export function fittingOn(house: AnyHouse, space: SpaceId): FittingId | null {
  const on = house[space];
  return on?.kind === 'fitting' ? on.fitting : null;
}

/** Bars, Closed Doors, Rubble, its Remnants and Holes, boarded or not, let no one pass (MORN-3). */
function isObstacle(house: AnyHouse, space: SpaceId): boolean {
  const shelter = shelterOn(house, space);
  if (shelter === 'bars' || shelter === 'closed-door' || shelter === 'rubble') return true;
  return HOUSE[space].printed === 'hole';
}

/** Every space of this house that can be stood on or worked on, starting from Guard (MORN-3). */
export function reachableIn(house: AnyHouse): ReadonlySet<SpaceId> {
  const reached = new Set<SpaceId>([DOOR]);
  for (const space of reached) {
    if (isObstacle(house, space)) continue;
    for (const next of NEIGHBOURS[space]) reached.add(next);
  }
  return reached;
}

/** Houses never change in place. */
const BUILT = new WeakMap<AnyHouse, ReadonlySet<FittingId>>();

/** Every Fitting that stands in this house. */
export function fittingsIn(house: AnyHouse): ReadonlySet<FittingId> {
  const known = BUILT.get(house);
  if (known !== undefined) return known;
  const built = new Set<FittingId>();
  for (const on of Object.values(house)) if (on?.kind === 'fitting') built.add(on.fitting);
  BUILT.set(house, built);
  return built;
}

/** Holes that are boarded up: each takes something off every raid (RAID-5). */
export function boardUpsIn(house: AnyHouse): number {
  let boardUps = 0;
  for (const fitting of fittingsIn(house)) if (FITTINGS[fitting].onHole) boardUps++;
  return boardUps;
}

/** Whether this Fitting stands right beside a space, on its floor. */
export function adjoins(house: AnyHouse, space: SpaceId, fitting: FittingId): boolean {
  return BESIDE[space].some((other) => fittingOn(house, other) === fitting);
}
