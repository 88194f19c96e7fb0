import { neighboursOf, type Square, STATIONS } from '../../city.ts';
import { CHARACTERS, type Character } from '../../data/characters.ts';
import type { Machine } from '../../data/gears.ts';
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

const STEPS_OF_THE_CARRIAGE = 3;
/** Clues further away than this are never worth the way. */
const FAR = 7;

/** The way that brings most: Clues are collected on entering (MOVE-5), paid steps cost Time (MOVE-2). */
export function bestRoute(mind: Mind, character: Character, legs: Legs, endWorth: EndWorth): Route {
  const { view } = mind;
  const start = view.characters[character];
  const taken = new Set<Square>(CHARACTERS.map((other) => view.characters[other]));
  if (view.organ !== null) taken.add(view.organ);
  let best: Route = { end: start, first: null, isRide: false, worth: endWorth(start) };
  const steps = legs.free + legs.paid + (legs.machine === 'carriage' ? STEPS_OF_THE_CARRIAGE : 0);
  const isNear = view.clues.some((clue) => distance(start, clue) <= Math.min(FAR, steps));
  const canRide = legs.machine !== null && legs.machine !== 'carriage';
  if (!isNear && !canRide && endWorth === NO_WORTH) return best;
  const clue = cluesWorth(mind, 1);
  const step = -timeWorth(mind, -1);
  const free = legs.free + (legs.machine === 'carriage' ? STEPS_OF_THE_CARRIAGE : 0);
  const visited: Square[] = [start];
  go(start, free, legs.paid, canRide, 0, null, false);
  return best;

  function go(
    at: Square,
    free: number,
    paid: number,
    ride: boolean,
    worth: number,
    first: Square | null,
    isRide: boolean,
  ): void {
    if (free + paid > 0) {
      for (const next of neighboursOf(at)) {
        if (taken.has(next) || visited.includes(next)) continue;
        const cost = free > 0 ? 0 : step;
        enter(
          next,
          free > 0 ? free - 1 : 0,
          free > 0 ? paid : paid - 1,
          ride,
          worth - cost,
          first ?? next,
          first === null ? false : isRide,
        );
      }
    }
    if (!ride || legs.machine === null || legs.machine === 'carriage') return;
    const stations = STATIONS[legs.machine];
    if (!stations.includes(at)) return;
    for (const next of stations) {
      if (taken.has(next) || visited.includes(next)) continue;
      enter(next, free, paid, false, worth, first ?? next, first === null ? true : isRide);
    }
  }

  function enter(
    at: Square,
    free: number,
    paid: number,
    ride: boolean,
    worth: number,
    first: Square,
    isRide: boolean,
  ): void {
    const found = worth + (view.clues.includes(at) ? clue : 0);
    const total = found + endWorth(at);
    if (total > best.worth + 1e-9) best = { end: at, first, isRide, worth: total };
    visited.push(at);
    go(at, free, paid, ride, found, first, isRide);
    visited.pop();
  }
}

export const NO_WORTH: EndWorth = () => 0;

/** About what the best way brings: the one Clue that is cheapest to fetch, with nobody in the way. */
export function roughRoute(mind: Mind, character: Character, { free, paid, machine }: Legs): number {
  const { view } = mind;
  const start = view.characters[character];
  const reach = free + (machine === 'carriage' ? STEPS_OF_THE_CARRIAGE : 0);
  let nearest = Number.POSITIVE_INFINITY;
  for (const clue of view.clues) nearest = Math.min(nearest, distance(start, clue) - reach);
  if (nearest > paid) return 0;
  return Math.max(0, cluesWorth(mind, 1) + timeWorth(mind, -Math.max(0, nearest)));
}
