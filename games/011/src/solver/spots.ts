import { neighboursOf, PLACE_SQUARES, SQUARES, type Square, STATIONS } from '../city.ts';
import type { Line } from '../data/gears.ts';
import { PLACES, type Place } from '../data/places.ts';
import { otherStations } from '../rules/streets.ts';

/** A square as its number in the list of all squares: a search compares and counts them all the time. */
export type Spot = number;

const SPOTS: ReadonlyMap<Square, Spot> = new Map(SQUARES.map((square, spot) => [square, spot]));

export function spotOf(square: Square): Spot {
  return SPOTS.get(square) as Spot;
}

export function squareAt(spot: Spot): Square {
  return SQUARES[spot] as Square;
}

const FIRST_SIGN = '0'.charCodeAt(0);

/** Every spot as a letter of its own: a set of spots is then a short string, which is its own key. */
const SIGNS: readonly string[] = SQUARES.map((_, spot) => String.fromCharCode(FIRST_SIGN + spot));

export function signOf(spot: Spot): string {
  return SIGNS[spot] as string;
}

export function spotIn(signs: string, index: number): Spot {
  return signs.charCodeAt(index) - FIRST_SIGN;
}

const BESIDE: readonly (readonly Spot[])[] = SQUARES.map((square) => neighboursOf(square).map(spotOf));

export function besides(spot: Spot): readonly Spot[] {
  return BESIDE[spot] as readonly Spot[];
}

export const STOPS: Readonly<Record<Line, readonly Spot[]>> = {
  tram: STATIONS.tram.map(spotOf),
  monorail: STATIONS.monorail.map(spotOf),
  airship: STATIONS.airship.map(spotOf),
};

const RIDES: Readonly<Record<Line, readonly (readonly Spot[])[]>> = {
  tram: SQUARES.map((square) => otherStations('tram', square).map(spotOf)),
  monorail: SQUARES.map((square) => otherStations('monorail', square).map(spotOf)),
  airship: SQUARES.map((square) => otherStations('airship', square).map(spotOf)),
};

/** The Stations that a line leads to from a spot (MOVE-7). */
export function ridesAt(line: Line, spot: Spot): readonly Spot[] {
  return RIDES[line][spot] as readonly Spot[];
}

export const PLACE_SPOTS: readonly { readonly place: Place; readonly spot: Spot }[] = PLACES.map((place) => ({
  place,
  spot: spotOf(PLACE_SQUARES[place]),
}));
