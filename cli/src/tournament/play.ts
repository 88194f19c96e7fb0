import { type Match, pairings, rotationsOf, shareOut, wholeDeals } from '@vigilia/bots';
import { progressOn } from '../simulate/progress.ts';
import { type MatchWorker, startMatchWorker } from './match-worker.ts';
import type { Task } from './task.ts';

export interface PlayedTournament {
  /** In the order of deals and rotations; whole deals only. */
  readonly matches: readonly Match[];
  readonly isBrokenOff: boolean;
}

/** Plays all games on several threads. Ctrl-C stops it, and the deals that are whole by then count. */
export async function playTournament(task: Task, games: number, workers: number): Promise<PlayedTournament> {
  const rotations = rotationsOf(task.table);
  const jobs = pairings(games, rotations);
  const breaking = new AbortController();
  const { signal } = breaking;
  const breakOff = () => breaking.abort();
  process.once('SIGINT', breakOff);
  const progress = progressOn(process.stderr, jobs.length);
  const hands: MatchWorker[] = [];
  try {
    for (let hand = 0; hand < Math.min(workers, jobs.length); hand++)
      hands.push(startMatchWorker(task, signal));
    const played = await shareOut(jobs, hands, { progress: (done) => progress.show(done), signal });
    return { matches: wholeDeals(played, rotations), isBrokenOff: signal.aborted };
  } finally {
    progress.clear();
    process.off('SIGINT', breakOff);
    await Promise.all(hands.map((hand) => hand.stop()));
  }
}
