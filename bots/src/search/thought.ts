import type { Candidate, Kinds } from '@vigilia/kernel';
import { keyOf } from './branch.ts';
import type { Spent } from './budget.ts';
import type { Tree } from './tree.ts';

/** What a search found out about one choice. */
export interface Found<K extends Kinds> {
  readonly choice: K['choice'];
  readonly visits: number;
  /** The own seat's mean reward; the promise of a choice never tried. */
  readonly worth: number;
  /** Of all visits, from 0 to 1. */
  readonly share: number;
  /** Every seat's mean reward, the own among them; none of a choice never tried. */
  readonly rivals: readonly number[];
}

export interface Thought<K extends Kinds> extends Spent {
  /** The choice tried most comes first: it held out longest against the others. */
  readonly found: readonly [Found<K>, ...Found<K>[]];
  /** Choices taken in all imagined worlds together. */
  readonly choices: number;
}

export function thoughtOf<K extends Kinds>(tree: Tree<K>, spent: Spent): Thought<K> {
  const found = tree.candidates.map((candidate) => foundOf(tree, candidate, spent.iterations));
  found.sort((one, other) => other.visits - one.visits || other.worth - one.worth);
  return { ...spent, choices: tree.choices, found: found as [Found<K>, ...Found<K>[]] };
}

function foundOf<K extends Kinds>(
  { seat, twigs, totals }: Tree<K>,
  { choice, promise }: Candidate<K>,
  iterations: number,
): Found<K> {
  const branch = twigs.get(keyOf(seat, choice));
  if (branch === undefined || branch.visits === 0) {
    return { choice, visits: 0, worth: promise, share: 0, rivals: [] };
  }
  const { visits, sum } = branch;
  const rivals = (totals.get(branch) ?? []).map((total) => total / visits);
  return { choice, visits, worth: sum / visits, share: visits / iterations, rivals };
}
