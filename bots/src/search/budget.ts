import type { Leaning } from './select.ts';

/** What may be spent on one choice. With iterations alone a thought is the same every time. */
export type Budget = Partial<Leaning> &
  (
    | { readonly milliseconds: number; readonly iterations?: number }
    | { readonly milliseconds?: number; readonly iterations: number }
  );

export interface Spent {
  readonly iterations: number;
  readonly milliseconds: number;
}

/** How many iterations the budget still allows, as far as the pace so far tells. */
export function iterationsLeft(budget: Budget, spent: Spent): number {
  const { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = budget;
  const time = milliseconds - spent.milliseconds;
  if (time <= 0) return 0;
  const counted = iterations - spent.iterations;
  if (spent.iterations === 0) return counted;
  return Math.min(counted, time * (spent.iterations / spent.milliseconds));
}
