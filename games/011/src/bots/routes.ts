import { neighboursOf, SQUARES, type Square, STATIONS } from '../city.ts';
import type { Line, Machine } from '../data/gears.ts';
import { freeStepsOf } from '../rules/move.ts';

/** Steps from every square to every other, with no Character in the way. */
const DISTANCES: ReadonlyMap<Square, ReadonlyMap<Square, number>> = new Map(
  SQUARES.map((square) => [square, distancesFrom(square)]),
);

function distancesFrom(start: Square): Map<Square, number> {
  const found = new Map([[start, 0]]);
  for (const [square, steps] of found) {
    for (const next of neighboursOf(square)) if (!found.has(next)) found.set(next, steps + 1);
  }
  return found;
}

export function distance(from: Square, to: Square): number {
  return DISTANCES.get(from)?.get(to) ?? Number.POSITIVE_INFINITY;
}

/** One ride that brings a walker nearer: where to board, where to get off, and the paid steps on both sides. */
interface Ride {
  readonly board: Square;
  readonly alight: Square;
  readonly steps: number;
}

export function bestRide(line: Line, from: Square, to: Square): Ride {
  let best: Ride = { board: from, alight: to, steps: Number.POSITIVE_INFINITY };
  for (const board of STATIONS[line]) {
    for (const alight of STATIONS[line]) {
      const steps = distance(from, board) + distance(alight, to);
      if (board !== alight && steps < best.steps) best = { board, alight, steps };
    }
  }
  return best;
}

/** Paid steps from one square to another with this machine at hand, with no Character in the way. */
export function paidSteps(machine: Machine | null, from: Square, to: Square): number {
  const walk = distance(from, to);
  if (machine === null) return walk;
  if (machine === 'carriage') return Math.max(0, walk - freeStepsOf(machine));
  return Math.min(walk, bestRide(machine, from, to).steps);
}
