import type { Choice, Verb } from '../../eleven.ts';

const OF_SQUARES: ReadonlySet<Verb> = new Set(['walk', 'ride', 'clue', 'move', 'organ'] as const);

/** Whether a question is answered with a square of the map. */
export function asksForSquares(choices: readonly Choice[]): boolean {
  return choices.some(({ verb }) => OF_SQUARES.has(verb));
}
