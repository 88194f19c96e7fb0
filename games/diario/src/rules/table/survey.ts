import { FITTINGS, type FittingId } from '../../data/fittings.ts';
import { HOUSE, type Printed, type ShelterKind, SPACE_IDS, type SpaceId } from '../../data/house.ts';
import { type AnyHouse, adjoins, fittingOn, reachableIn, shelterOn } from './house.ts';

/** What can be reached in a house, by what it is. */
interface Survey {
  readonly cards: Readonly<Record<ShelterKind, readonly SpaceId[]>>;
  readonly fittings: readonly FittingId[];
  readonly beds: number;
  /** Spaces with neither a card nor a printed action, and Holes without a Board-Up. */
  readonly rooms: readonly SpaceId[];
  readonly holes: readonly SpaceId[];
}

const ACTION_SPACES: readonly Printed[] = ['outside', 'guard', 'new-idea', 'floor', 'rummage'];

interface Surveyed {
  readonly house: AnyHouse;
  readonly survey: Survey;
}

/**
 * Houses never change in place, and the same one is asked about for every person in every round. While a bot plays these
 * are two: the house of the table, and the one that it sees.
 */
let latest: Surveyed | null = null;
let earlier: Surveyed | null = null;

function surveyOf(house: AnyHouse): Survey {
  if (latest?.house === house) return latest.survey;
  if (earlier?.house === house) return earlier.survey;
  const cards: Record<ShelterKind, SpaceId[]> = {
    rubble: [],
    furniture: [],
    heap: [],
    'closed-door': [],
    bars: [],
  };
  const fittings: FittingId[] = [];
  const rooms: SpaceId[] = [];
  const holes: SpaceId[] = [];
  const reached = reachableIn(house);
  for (const space of SPACE_IDS) {
    if (!reached.has(space)) continue;
    const shelter = shelterOn(house, space);
    const fitting = fittingOn(house, space);
    const { printed } = HOUSE[space];
    if (shelter !== null) cards[shelter].push(space);
    else if (fitting !== null) fittings.push(fitting);
    else if (printed === 'hole') holes.push(space);
    else if (!ACTION_SPACES.includes(printed)) rooms.push(space);
  }
  const beds = fittings.filter((fitting) => FITTINGS[fitting].bed).length;
  const survey = { cards, fittings, beds, rooms, holes };
  earlier = latest;
  latest = { house, survey };
  return survey;
}

/** Where this Fitting can be put: no card, no printed action, next to what it must adjoin (DAY-9). */
export function sitesFor(house: AnyHouse, fitting: FittingId): readonly SpaceId[] {
  const { onHole, nextTo } = FITTINGS[fitting];
  const { holes, rooms } = surveyOf(house);
  if (onHole) return holes;
  return nextTo === null ? rooms : rooms.filter((space) => adjoins(house, space, nextTo));
}

/** Fittings that stand and can be reached. */
export function fittingsInReach(house: AnyHouse): readonly FittingId[] {
  return surveyOf(house).fittings;
}

/** How many can sleep in a Bed (EVE-1). */
export function bedsIn(house: AnyHouse): number {
  return surveyOf(house).beds;
}

/** Spaces in reach with this kind of Shelter card on them. */
export function cardsInReach(house: AnyHouse, kind: ShelterKind): readonly SpaceId[] {
  return surveyOf(house).cards[kind];
}
