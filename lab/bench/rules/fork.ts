import type { Kinds } from '@vigilia/kernel';
import { type Bench, playGame } from './play.ts';

const GAMES = 20;
const ROUNDS = 30;

export interface Forks {
  /** Microseconds for a copy by the game's `fork`, and for a `structuredClone`. */
  readonly forkMicroseconds: number;
  readonly cloneMicroseconds: number;
  /** How many times faster `fork` is, in the same run on the same states. */
  readonly forkRatio: number;
}

/** Compares `fork` with `structuredClone`. */
export function measureForks<K extends Kinds>(bench: Bench<K>): Forks {
  const { game } = bench;
  const states: K['state'][] = [];
  for (let number = 0; number < GAMES; number++)
    playGame(bench, number, ({ state }) => states.push(game.fork(state)));
  const forkMicroseconds = timed(states, (state) => game.fork(state));
  const cloneMicroseconds = timed(states, (state) => structuredClone(state));
  return { forkMicroseconds, cloneMicroseconds, forkRatio: cloneMicroseconds / forkMicroseconds };
}

/** The best of several rounds: other work of the machine only ever makes a round slower. */
function timed<T>(states: readonly T[], copy: (state: T) => T): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    for (const state of states) copy(state);
    best = Math.min(best, performance.now() - start);
  }
  return (best * 1000) / states.length;
}
