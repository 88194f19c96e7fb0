import { neighboursOf, type Square, STATIONS } from '../../city.ts';
import type { Character } from '../../data/characters.ts';
import type { Line, Machine } from '../../data/gears.ts';
import { freeStepsOf } from '../../rules/move.ts';
import { canEnter, otherStations } from '../../rules/streets.ts';
import { distance } from '../routes.ts';
import type { Mind } from './mind.ts';
import { cluesWorth, timeWorth } from './worth.ts';

/** How far a Character may get: steps for nothing, steps that are paid for, and the machine not yet used. */
export interface Legs {
  readonly free: number;
  readonly paid: number;
  readonly machine: Machine | null;
}

/** A way over the map: where it ends, the first square of it, and what it is worth. */
export interface Route {
  readonly end: Square;
  /** Null: stay. */
  readonly first: Square | null;
  readonly isRide: boolean;
  readonly worth: number;
}

/** What it is worth to end a walk on a square, beside the Clues found on the way. */
export type EndWorth = (square: Square) => number;

/** A Character on the way: what may still be walked and ridden, what was gained so far, and how it began. */
interface Underway {
  readonly free: number;
  readonly paid: number;
  /** The line not yet ridden on; null if there is none. */
  readonly line: Line | null;
  readonly worth: number;
  readonly first: Pick<Route, 'first' | 'isRide'> | null;
}

/** The way that brings most: Clues are collected on entering (MOVE-5), paid steps cost Time (MOVE-2). */
export function bestRoute(mind: Mind, character: Character, legs: Legs, endWorth: EndWorth): Route {
  const { view } = mind;
  const { machine, paid } = legs;
  const start = view.characters[character];
  let best: Route = { end: start, first: null, isRide: false, worth: endWorth(start) };
  if (endWorth === NO_WORTH && !isAnyClueInReach(mind, start, legs)) return best;
  const passed = new Set<Square>([start]);
  const clue = cluesWorth(mind, 1);
  const step = -timeWorth(mind, -1);
  const free = legs.free + freeStepsOf(machine);
  const line = machine === 'carriage' ? null : machine;
  go(start, { free, paid, line, worth: 0, first: null });
  return best;

  function go(at: Square, way: Underway): void {
    const { free, paid, worth } = way;
    if (free + paid > 0) {
      for (const next of neighboursOf(at)) {
        const first = way.first ?? { first: next, isRide: false };
        if (free > 0) enter(next, { ...way, free: free - 1, first });
        else enter(next, { ...way, paid: paid - 1, worth: worth - step, first });
      }
    }
    if (way.line === null) return;
    for (const next of otherStations(way.line, at)) {
      enter(next, { ...way, line: null, first: way.first ?? { first: next, isRide: true } });
    }
  }

  /** No way comes to a square twice. */
  function enter(at: Square, way: Underway): void {
    if (passed.has(at) || !canEnter(view, character, at)) return;
    const worth = way.worth + (view.clues.includes(at) ? clue : 0);
    const total = worth + endWorth(at);
    if (total > best.worth + A_TRIFLE) best = { end: at, worth: total, ...(way.first ?? STAY) };
    passed.add(at);
    go(at, { ...way, worth });
    passed.delete(at);
  }
}

const STAY: Pick<Route, 'first' | 'isRide'> = { first: null, isRide: false };
/** Rounding does not make a way better. */
const A_TRIFLE = 1e-9;

export const NO_WORTH: EndWorth = () => 0;

/** On foot, or by a ride between the steps to one Station and those from another. */
function isAnyClueInReach({ view }: Mind, start: Square, { free, paid, machine }: Legs): boolean {
  const steps = free + paid + freeStepsOf(machine);
  if (view.clues.some((clue) => distance(start, clue) <= steps)) return true;
  if (machine === null || machine === 'carriage') return false;
  const stations = STATIONS[machine];
  const left = steps - Math.min(...stations.map((station) => distance(start, station)));
  if (left < 0) return false;
  return view.clues.some((clue) => stations.some((station) => distance(station, clue) <= left));
}

/** About what the best way brings: the one Clue that is cheapest to fetch, with no Character in the way. */
export function roughRoute(mind: Mind, character: Character, { free, paid, machine }: Legs): number {
  const { view } = mind;
  const start = view.characters[character];
  const reach = free + freeStepsOf(machine);
  let nearest = Number.POSITIVE_INFINITY;
  for (const clue of view.clues) nearest = Math.min(nearest, distance(start, clue) - reach);
  if (nearest > paid) return 0;
  return Math.max(0, cluesWorth(mind, 1) + timeWorth(mind, -Math.max(0, nearest)));
}
