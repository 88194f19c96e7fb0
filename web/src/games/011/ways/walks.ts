import { freeStepsOf, type Line, type Square, stepsFrom, stepsToPay } from '@vigilia/game-011';
import type { Ask } from '@vigilia/kernel';
import type { Choice, View } from '../eleven.ts';

/** A way to a square on foot, the fewest steps there are. */
export interface Walk {
  /** The squares entered, the last of them the goal. */
  readonly squares: readonly Square[];
  readonly choices: readonly Choice[];
  /** The Time it costs. */
  readonly time: number;
}

/** How far a Character may go on foot. */
export interface Legs {
  /** Whether the steam carriage is taken first: its steps are the free ones. */
  readonly byCarriage: boolean;
  readonly free: number;
  readonly paid: number;
}

/**
 * Every square the Character can walk to within this question, with the way there; empty if it is not about
 * walking. When the steam carriage waits, its free steps are taken first: they cost nothing, and none is lost.
 */
export function walksOf(view: View, ask: Ask<Choice>): ReadonlyMap<Square, Walk> {
  const legs = legsOf(view, ask);
  const from = actingSquare(view);
  return legs === null || from === null ? new Map() : walksFrom(view, from, legs);
}

export function walksFrom(view: View, from: Square, legs: Legs): ReadonlyMap<Square, Walk> {
  const paths = pathsFrom(view, from, legs.free + legs.paid);
  return new Map([...paths].map(([square, path]) => [square, walkOn(path, legs)]));
}

/** Where the Character of this turn stands. */
export function actingSquare({ turn, characters }: View): Square | null {
  return turn === null || turn.character === null ? null : characters[turn.character];
}

export function legsOf(view: View, { seat, prompt, choices }: Ask<Choice>): Legs | null {
  const steps = Number(prompt.vars.steps);
  if (prompt.key === 'prompt.free-walk') return { byCarriage: false, free: steps, paid: 0 };
  if (prompt.key !== 'prompt.move') return null;
  const byCarriage = choices.some(({ verb }) => verb === 'carriage');
  return legsWith(view.players[seat]?.time ?? 1, steps, byCarriage ? 'carriage' : null);
}

export function legsWith(time: number, steps: number, machine: Line | 'carriage' | null): Legs {
  const byCarriage = machine === 'carriage';
  return { byCarriage, free: freeStepsOf(machine), paid: stepsToPay({ time }, steps) };
}

function walkOn(squares: readonly Square[], { byCarriage, free }: Legs): Walk {
  const steps = squares.map((square): Choice => ({ verb: 'walk', square }));
  return {
    squares,
    choices: byCarriage ? [{ verb: 'carriage' }, ...steps] : steps,
    time: Math.max(0, squares.length - free),
  };
}

/** The shortest way to every square within a number of steps; of several, the one that collects most Clues. */
function pathsFrom(view: View, from: Square, steps: number): Map<Square, readonly Square[]> {
  const mover = view.turn?.character ?? null;
  if (mover === null) return new Map();
  const paths = new Map<Square, readonly Square[]>([[from, []]]);
  let edge: readonly Square[] = [from];
  for (let step = 0; step < steps; step++) {
    const reached = new Map<Square, readonly Square[]>();
    for (const square of edge) {
      for (const next of stepsFrom(view, mover, square)) {
        if (paths.has(next)) continue;
        const way = [...(paths.get(square) ?? []), next];
        if (cluesOn(view, way) > cluesOn(view, reached.get(next) ?? null)) reached.set(next, way);
      }
    }
    for (const [square, path] of reached) paths.set(square, path);
    edge = [...reached.keys()];
  }
  paths.delete(from);
  return paths;
}

/** How many Clues lie on the way; fewer than none if there is no way. */
export function cluesOn({ clues }: View, path: readonly Square[] | null): number {
  return path === null ? -1 : path.filter((square) => clues.includes(square)).length;
}
