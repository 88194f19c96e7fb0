import { type Line, machineReady, ridesFrom, type Square } from '@vigilia/game-011';
import type { Ask } from '@vigilia/kernel';
import type { Choice, View } from '../eleven.ts';
import { actingSquare, cluesOn, type Legs, legsOf, type Walk, walksFrom } from './walks.ts';

/** A way to a square on foot, by machine or both, for the least Time there is. */
export interface Journey extends Walk {
  /** What it takes beside the own feet. */
  readonly by: Line | 'carriage' | null;
}

/** Every square the Character can come to within this question; empty if it is not about moving. */
export function journeysOf(view: View, ask: Ask<Choice>): ReadonlyMap<Square, Journey> {
  const legs = legsOf(view, ask);
  if (legs === null) return new Map();
  const isMove = ask.prompt.key === 'prompt.move';
  return journeysWith(view, legs, isMove ? machineReady(view) : null);
}

export function journeysWith(
  view: View,
  legs: Legs,
  machine: Line | 'carriage' | null,
): ReadonlyMap<Square, Journey> {
  const from = actingSquare(view);
  const found = new Map<Square, Journey>();
  if (from === null) return found;
  const walks = walksFrom(view, from, legs);
  for (const [square, walk] of walks) found.set(square, { ...walk, by: legs.byCarriage ? 'carriage' : null });
  if (machine === null || machine === 'carriage') return found;
  const before: readonly Walk[] = [{ squares: [], choices: [], time: 0 }, ...walks.values()];
  for (const first of before) {
    const board: Square = first.squares.at(-1) ?? from;
    for (const journey of waysFrom(view, machine, board, first, legs)) {
      const goal: Square = journey.squares.at(-1) ?? from;
      if (goal !== from && isBetter(view, journey, found.get(goal))) found.set(goal, journey);
    }
  }
  return found;
}

/** Every way on from a Station: the ride alone, and the ride with steps after it. */
function* waysFrom(view: View, line: Line, board: Square, first: Walk, legs: Legs): Generator<Journey> {
  const mover = view.turn?.character ?? null;
  if (mover === null) return;
  const rest: Legs = { byCarriage: false, free: 0, paid: legs.paid - first.time };
  for (const alight of ridesFrom(view, mover, board, line)) {
    const ride: Journey = {
      squares: [...first.squares, alight],
      choices: [...first.choices, { verb: 'ride', line, square: alight }],
      time: first.time,
      by: line,
    };
    yield ride;
    for (const walk of walksFrom(view, alight, rest).values()) {
      yield {
        squares: [...ride.squares, ...walk.squares],
        choices: [...ride.choices, ...walk.choices],
        time: ride.time + walk.time,
        by: line,
      };
    }
  }
}

/** For less Time, then with more Clues, then in fewer steps. */
function isBetter(view: View, one: Walk, other: Walk | undefined): boolean {
  if (other === undefined || one.time !== other.time) return other === undefined || one.time < other.time;
  const more = cluesOn(view, one.squares) - cluesOn(view, other.squares);
  return more > 0 || (more === 0 && one.choices.length < other.choices.length);
}
