import type { EntryValues } from './database.ts';

/** Enough that a disk is never the limit, and few enough that no row waits long for the others. */
const MOST_IN_A_BATCH = 500;

interface Waiting {
  readonly entry: EntryValues;
  readonly resolve: (isIn: boolean) => void;
  readonly reject: (reason: unknown) => void;
}

export interface GroupCommit {
  append(entry: EntryValues): Promise<boolean>;
  /** Settles when nothing is on its way any more. */
  settled(): Promise<void>;
}

/**
 * Appends what many want to append in few transactions: while one batch is on its way to disk the next one gathers.
 * A batch that fails, fails for those in it; the next one goes on.
 */
export function groupCommit(
  write: (entries: readonly EntryValues[]) => Promise<boolean[]>,
  most = MOST_IN_A_BATCH,
): GroupCommit {
  let waiting: Waiting[] = [];
  let underWay: Promise<void> | null = null;

  async function writeAll(): Promise<void> {
    // All that is appended in this turn of the event loop comes along.
    await null;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        const isIn = await write(batch.map(({ entry }) => entry));
        batch.forEach(({ resolve }, index) => {
          resolve(isIn[index] === true);
        });
      } catch (reason) {
        for (const { reject } of batch) reject(reason);
      }
    }
    underWay = null;
  }

  return {
    append(entry) {
      return new Promise((resolve, reject) => {
        waiting.push({ entry, resolve, reject });
        underWay ??= writeAll();
      });
    },
    async settled() {
      await underWay;
    },
  };
}
