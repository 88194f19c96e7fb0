import type { BotPort } from './bot-port.ts';
import { CLOSED, LATE, LOST, ThreadEnded } from './bot-port.ts';
import { semaphoreOf } from './semaphore.ts';
import { startThread, type Thread } from './thread.ts';

/** What is done over a port to bots. It may be begun again: its thread may have been dying when it came. */
export type BotJob<T> = (port: BotPort) => Promise<T>;

/** A few threads where bots think, each about one question at a time. */
export interface Pool {
  /** Waits for a free thread, first come, first served. Broken with a `Gone` if the thread fails the errand. */
  run<T>(job: BotJob<T>): Promise<T>;
  /** Ends all threads and the jobs they run. */
  close(): Promise<void>;
}

export interface PoolOptions {
  /** The module of the threads: it calls `serveBots`. */
  readonly worker: URL;
  readonly threads: number;
  /** Milliseconds an errand may take, longer than any budget. The thread is ended with it, and another one started. */
  readonly killAfter: number;
  /** Milliseconds a thread may take until it listens. */
  readonly startWithin?: number;
  /** Calls back after this number of milliseconds, unless what it answers is called before. */
  readonly later?: (milliseconds: number, work: () => void) => () => void;
}

function usualLater(milliseconds: number, work: () => void): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}

/** Threads start when they are first needed. */
export function openPool(options: PoolOptions): Pool {
  const { worker, threads, killAfter, startWithin = 30_000, later = usualLater } = options;
  const semaphore = semaphoreOf(threads);
  const all = new Set<Thread>();
  const idle = new Set<Thread>();
  let isClosed = false;

  function start(): Thread {
    const thread = startThread({
      entry: worker,
      startWithin,
      gone() {
        all.delete(thread);
        idle.delete(thread);
      },
    });
    all.add(thread);
    return thread;
  }

  async function runOnThread<T>(job: BotJob<T>): Promise<T> {
    if (isClosed) throw new ThreadEnded(CLOSED);
    const [thread = start()] = idle;
    idle.delete(thread);
    await thread.ready;
    const isInTime = later(killAfter, () => void thread.end(LATE));
    try {
      return await new Promise<T>((done, failed) => {
        job(thread.port(failed)).then(done, failed);
      });
    } finally {
      isInTime();
      if (all.has(thread)) idle.add(thread);
    }
  }

  /** A thread that was dying when the errand came is no reason to fail it; nor are all of them. */
  async function runOnThreads<T>(job: BotJob<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await runOnThread(job);
      } catch (error) {
        if (tries >= threads || !(error instanceof ThreadEnded) || error.message !== LOST) throw error;
      }
    }
  }

  return {
    async run(job) {
      await semaphore.acquire();
      try {
        return await runOnThreads(job);
      } finally {
        semaphore.release();
      }
    },
    async close() {
      isClosed = true;
      await Promise.all(Array.from(all, (thread) => thread.end(CLOSED)));
    },
  };
}
