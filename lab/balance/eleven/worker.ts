import { parentPort } from 'node:worker_threads';
import { playTable, type TableJob } from './play-table.ts';

/** The other end of a `ThreadHand`: a table comes in, what its games came to goes out. */
parentPort?.on('message', async (job: TableJob) => {
  parentPort?.postMessage(await playTable(job));
});
