/** Does one job after the other: a worker thread or this one. */
export interface Hand<J, R> {
  take(job: J): Promise<R>;
}

export interface Sharing {
  /** Hears how many jobs are done. */
  readonly progress: (done: number) => void;
  /** Nothing is handed out any more, and what is under way is given up. */
  readonly signal: AbortSignal;
}

/**
 * Every hand takes the next job as soon as it is free. The results come in the order of the jobs, whichever hand did
 * them; undefined for what was given up.
 */
export async function shareOut<J, R>(
  jobs: readonly J[],
  hands: readonly Hand<J, R>[],
  { progress, signal }: Sharing,
): Promise<(R | undefined)[]> {
  const results: (R | undefined)[] = jobs.map(() => undefined);
  const waiting = jobs.entries();
  let done = 0;
  await Promise.all(hands.map(work));
  return results;

  async function work(hand: Hand<J, R>): Promise<void> {
    // All hands read on in the same list: each job is handed out once.
    for (const [index, job] of waiting) {
      if (signal.aborted) return;
      try {
        results[index] = await hand.take(job);
      } catch (error) {
        if (signal.aborted) return;
        throw error;
      }
      progress(++done);
    }
  }
}
