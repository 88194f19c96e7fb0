/** The thread that waits for the disk, so that the main thread does not. */
import { parentPort, workerData } from 'node:worker_threads';
import { FolderInUse } from './lock.ts';
import type { Opening, Problem, Reply, Request, Work } from './request.ts';
import { openSyncDatabase, type SyncDatabase } from './sync-database.ts';

const port = parentPort;
if (port === null) throw new Error('This is the thread of a database, not a program.');

const reply = (answer: Reply) => port.postMessage(answer);

function problemOf(problem: unknown): Problem {
  if (!(problem instanceof Error)) return { message: String(problem) };
  const { message } = problem;
  return problem instanceof FolderInUse ? { message, folderInUse: problem.folder } : { message };
}

function perform(database: SyncDatabase, work: Work): unknown {
  switch (work.kind) {
    case 'all':
      return database.all(work.statement);
    case 'transaction':
      return database.transaction(work.statements);
    case 'append':
      return database.append(work.entries);
    case 'close':
      return database.close();
  }
}

function serve(database: SyncDatabase): void {
  // Also if the thread ends by a mistake: SQLite then empties the write-ahead log, and the folder must say so.
  process.once('exit', () => database.close());
  port?.on('message', ({ number, work }: Request) => {
    try {
      reply({ number, result: perform(database, work) });
    } catch (problem) {
      reply({ number, problem: problemOf(problem) });
    }
    // Without a listener the thread has nothing left to do, and ends.
    if (work.kind === 'close') port?.close();
  });
}

try {
  serve(openSyncDatabase(workerData as Opening));
  reply({ number: 0 });
} catch (problem) {
  reply({ number: 0, problem: problemOf(problem) });
}
