import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Hand, shareOut } from '@vigilia/bots';

export interface Threads {
  /** The module that `serveJobs` runs in. */
  readonly worker: URL;
  readonly workers: number;
  /** Hears how many jobs are done. */
  readonly progress?: (done: number) => void;
}

/** Has every job done in a thread, several at once. The results come in the order of the jobs. */
export async function inThreads<J, R>(
  jobs: readonly J[],
  { worker, workers, progress = () => {} }: Threads,
): Promise<R[]> {
  const threads = Array.from({ length: Math.min(workers, jobs.length) }, () => new Worker(worker));
  try {
    const results = await shareOut(jobs, threads.map(handOf<J, R>), {
      progress,
      signal: new AbortController().signal,
    });
    return results.filter((result) => result !== undefined);
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function handOf<J, R>(thread: Worker): Hand<J, R> {
  return {
    async take(job) {
      // An error in the thread ends the waiting too.
      const answer = once(thread, 'message');
      thread.postMessage(job);
      const [result] = await answer;
      return result;
    },
  };
}
