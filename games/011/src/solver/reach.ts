import { SQUARES } from '../city.ts';
import type { Line, Machine } from '../data/gears.ts';
import { besides, type Spot, STOPS } from './spots.ts';

/** Free and in one go (MOVE-6). */

/** Steps from every spot to every other, on foot. */
const ON_FOOT: readonly Uint8Array[] = SQUARES.map((_, spot) => walkFrom(spot));

function walkFrom(start: Spot): Uint8Array {
  const steps = new Uint8Array(SQUARES.length);
  const found = [start];
  for (const spot of found) {
    for (const next of besides(spot)) {
      if (next === start || steps[next] !== 0) continue;
      steps[next] = (steps[spot] as number) + 1;
      found.push(next);
    }
  }
  return steps;
}

const LINES: readonly Line[] = ['tram', 'monorail', 'airship'];
const PASS = LINES.length + 1;
const CARD = PASS * PASS;

/** Rides at hand in one number: the machine's line, the line of a pass and whether there is a card for any line. */
export function ridesWith(machine: Machine | null, pass: Line | null, card: boolean): number {
  return lineNumber(machine) + PASS * lineNumber(pass) + (card ? CARD : 0);
}

function lineNumber(machine: Machine | null): number {
  return machine === null || machine === 'carriage' ? 0 : LINES.indexOf(machine) + 1;
}

export function countRides(rides: number): number {
  const isMachine = rides % PASS > 0;
  const isPass = rides % CARD >= PASS;
  return Number(isMachine) + Number(isPass) + Number(rides >= CARD);
}

const tables = new Map<number, Uint8Array>();

/** The fewest steps to `goal` from every spot, with these rides taken on the way in whatever order is best. */
export function stepsTo(goal: Spot, rides: number): Uint8Array {
  if (rides === 0) return ON_FOOT[goal] as Uint8Array;
  const name = rides * SQUARES.length + goal;
  let steps = tables.get(name);
  if (steps === undefined) {
    steps = measure(goal, rides);
    tables.set(name, steps);
  }
  return steps;
}

function measure(goal: Spot, rides: number): Uint8Array {
  const steps = stepsTo(goal, 0).slice();
  const machine = rides % PASS;
  const pass = Math.floor((rides % CARD) / PASS);
  if (machine > 0) ride(steps, goal, rides - machine, [LINES[machine - 1] as Line]);
  if (pass > 0) ride(steps, goal, rides - pass * PASS, [LINES[pass - 1] as Line]);
  if (rides >= CARD) ride(steps, goal, rides - CARD, LINES);
  return steps;
}

/** Shortens the ways on which one of these lines is the first ride, `left` being the rides for the rest. */
function ride(steps: Uint8Array, goal: Spot, left: number, lines: readonly Line[]): void {
  const after = stepsTo(goal, left);
  for (const line of lines) {
    const stops = STOPS[line];
    const onwards = Math.min(...stops.map((stop) => after[stop] as number));
    for (const stop of stops) {
      const walk = stepsTo(stop, 0);
      for (let spot = 0; spot < steps.length; spot++) {
        const way = (walk[spot] as number) + onwards;
        if (way < (steps[spot] as number)) steps[spot] = way;
      }
    }
  }
}

const ways = new Map<number, readonly Spot[]>();

/** The spots one step from here, those nearest to the goal first: a line should not wander. */
export function towards(goal: Spot, at: Spot): readonly Spot[] {
  const name = goal * SQUARES.length + at;
  let way = ways.get(name);
  if (way === undefined) {
    const steps = stepsTo(goal, 0);
    way = besides(at).toSorted((one, other) => (steps[one] as number) - (steps[other] as number));
    ways.set(name, way);
  }
  return way;
}
