import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Hand } from '@vigilia/bots';
import type { TableRow } from '../rows.ts';
import type { TableJob } from './play-table.ts';

/** A thread that plays one table after the other. */
export interface ThreadHand extends Hand<TableJob, TableRow> {
  dismiss(): Promise<unknown>;
}

export function threadHand(): ThreadHand {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  return {
    async take(job) {
      // An error in the thread ends the waiting too.
      const answer = once(worker, 'message');
      worker.postMessage(job);
      const [row] = await answer;
      return row;
    },
    dismiss: () => worker.terminate(),
  };
}
