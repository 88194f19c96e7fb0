import { Worker } from 'node:worker_threads';
import { FolderInUse } from './lock.ts';
import type { Opening, Problem, Reply, Request, Work } from './request.ts';

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (problem: Error) => void;
}

/** The way to the thread that holds the database. */
export interface DatabaseThread {
  ask(work: Work): Promise<unknown>;
  /** The last request: settles once the thread is gone. */
  stop(): Promise<void>;
}

/** Opens the line; refused if the database cannot be opened. */
export async function startDatabaseThread(
  folder: string,
  { fullCheck = false }: { readonly fullCheck?: boolean } = {},
): Promise<DatabaseThread> {
  const workerData: Opening = { folder, fullCheck };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  const waiting = new Map<number, Waiting>();
  let latest = 0;
  let ended: Error | null = null;

  function end(problem: Error): void {
    ended ??= problem;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  }
  const reply = (number: number) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(number, { resolve, reject });
    });
  const gone = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      end(new Error('The database has stopped and has to be opened again.'));
      resolve();
    });
  });
  worker.on('error', (problem) => {
    end(new Error(`The database has stopped and has to be opened again: ${messageOf(problem)}`));
  });
  worker.on('message', ({ number, result, problem }: Reply) => {
    const asked = waiting.get(number);
    waiting.delete(number);
    if (problem === undefined) asked?.resolve(result);
    else asked?.reject(errorOf(problem));
  });

  async function ask(work: Work): Promise<unknown> {
    if (ended !== null) throw ended;
    latest += 1;
    const request: Request = { number: latest, work };
    const answer = reply(latest);
    worker.postMessage(request);
    return answer;
  }

  await reply(0);
  return {
    ask,
    async stop() {
      if (ended === null) {
        const closed = ask({ kind: 'close' });
        ended = new Error('The database is closed.');
        await closed;
      }
      await gone;
    },
  };
}

function errorOf({ message, folderInUse }: Problem): Error {
  return folderInUse === undefined ? new Error(message) : new FolderInUse(folderInUse);
}

function messageOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
