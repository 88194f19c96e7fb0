import type { Candidate, Kinds, Seat } from '@vigilia/kernel';
import { type Branch, branchOf, type Twigs } from './branch.ts';

/** What a search leans towards. */
export interface Leaning {
  /** How much a choice gains from having been tried seldom: with 0 the best so far is tried again. */
  readonly exploration: number;
  /** How many visits a candidate's promise counts for; more than 0. */
  readonly priorVisits: number;
}

/**
 * The candidate to try now: UCB1 for choices that not every world allows, each held against how often it could have
 * been chosen. The promise counts like a few visits, so it matters less with every real one.
 */
export function select<K extends Kinds>(
  twigs: Twigs<K>,
  seat: Seat,
  candidates: readonly Candidate<K>[],
  { exploration, priorVisits }: Leaning,
): Branch<K> {
  let best: Branch<K> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const { choice, promise } of candidates) {
    const branch = branchOf(twigs, seat, choice);
    branch.available++;
    const visits = branch.visits + priorVisits;
    const worth = (branch.sum + promise * priorVisits) / visits;
    const urgency = worth + exploration * Math.sqrt(Math.log(1 + branch.available) / visits);
    if (urgency <= most) continue;
    best = branch;
    most = urgency;
  }
  if (best === undefined) throw new RangeError(`nothing is worth a thought to seat ${seat}`);
  return best;
}
