import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Hand, Match, Pairing } from '@vigilia/bots';
import type { Task } from './task.ts';

/** A thread of its own that plays one game after the other. */
export interface MatchWorker extends Hand<Pairing, Match> {
  stop(): Promise<unknown>;
}

export function startMatchWorker(task: Task, signal: AbortSignal): MatchWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
  return {
    async take(pairing) {
      // An error in the thread ends the waiting too.
      const answer = once(worker, 'message', { signal });
      worker.postMessage(pairing);
      const [match] = await answer;
      return match;
    },
    stop: () => worker.terminate(),
  };
}
