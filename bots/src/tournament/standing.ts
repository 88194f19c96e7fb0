import { percentile, wilson } from './statistics.ts';
import type { Score } from './tally.ts';

/** How a bot stands at the end of a tournament. */
export interface Standing {
  readonly games: number;
  readonly wins: number;
  /** Wins by seats played. */
  readonly share: number;
  /** The share against that of a bot like all others: 1 wins as often as any, 2 twice as often. */
  readonly ofFairShare: number;
  /** Where that lies with a confidence of 95 %. */
  readonly low: number;
  readonly high: number;
  readonly thinkP50Ms: number | null;
  readonly thinkP95Ms: number | null;
}

export function standingOf({ games, wins, thought }: Score, seats: number): Standing {
  const share = games === 0 ? 0 : wins / games;
  const { low, high } = wilson(wins, games);
  return {
    games,
    wins,
    share,
    ofFairShare: share * seats,
    low: low * seats,
    high: high * seats,
    thinkP50Ms: percentile(thought, 50),
    thinkP95Ms: percentile(thought, 95),
  };
}
