import { shareOut } from '@vigilia/bots';
import { game } from '@vigilia/game-011';
import { threadHand } from './eleven/hand.ts';
import type { TableJob } from './eleven/play-table.ts';
import type { TableRow } from './rows.ts';

const BOTS = ['detective', 'apprentice'] as const;

export interface Tables {
  /** At each table. */
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
}

/** Every number of players, the same bot at every seat. */
export async function playEleven({ games, seed, workers }: Tables): Promise<TableRow[]> {
  const { min, max } = game.seats;
  const sizes = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  const jobs = BOTS.flatMap((bot) => sizes.map((seats): TableJob => ({ bot, seats, games, seed })));
  const hands = Array.from({ length: Math.min(workers, jobs.length) }, threadHand);
  try {
    const rows = await shareOut(jobs, hands, {
      progress: (done) => console.error(`011: ${done} of ${jobs.length} tables`),
      signal: new AbortController().signal,
    });
    return rows.filter((row) => row !== undefined);
  } finally {
    await Promise.all(hands.map((hand) => hand.dismiss()));
  }
}
