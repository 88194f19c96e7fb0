import { parentPort, workerData } from 'node:worker_threads';
import type { Pairing } from '@vigilia/bots';
import { playPairing, type Task } from './task.ts';

/** The other end of a `WorkerHand`: a pairing comes in, what its game came to goes out. */
parentPort?.on('message', async (pairing: Pairing) => {
  parentPort?.postMessage(await playPairing(workerData as Task, pairing));
});
