import { game } from '@vigilia/game-011';
import { inThreads } from '../threads.ts';
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
  return inThreads(jobs, {
    worker: new URL('./eleven/worker.ts', import.meta.url),
    workers,
    progress: (done) => console.error(`011: ${done} of ${jobs.length} tables`),
  });
}
