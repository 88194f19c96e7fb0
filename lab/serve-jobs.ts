import { parentPort } from 'node:worker_threads';

/** The other end of `inThreads`: a job comes in, its result goes out. */
export function serveJobs<J, R>(play: (job: J) => Promise<R>): void {
  parentPort?.on('message', async (job: J) => {
    parentPort?.postMessage(await play(job));
  });
}
