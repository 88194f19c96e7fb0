import type { Choice } from '../../table/choices.ts';

/** A choice and what it is worth, in pages; only compares with the others ranked beside it. */
export interface Ranked {
  readonly choice: Choice;
  readonly worth: number;
}

/** The choices with their worth, the best first; of equals the first named stays first. */
export function rank(choices: readonly Choice[], worth: (choice: Choice) => number): Ranked[] {
  return bestFirst(choices.map((choice) => ({ choice, worth: worth(choice) })));
}

export function bestFirst(ranked: Ranked[]): Ranked[] {
  return ranked.sort((one, other) => other.worth - one.worth);
}
