import type { EntryValues } from './database.ts';

/** Enough that a disk is never the limit, and few enough that no row waits long for the others. */
const MOST_IN_A_BATCH = 500;
/** So many rows wait for no others. */
const ENOUGH = 16;
/** The pace of rows is that of the latest ones. */
const LATEST = 8;

interface Waiting {
  readonly entry: EntryValues;
  readonly resolve: (isIn: boolean) => void;
  readonly reject: (reason: unknown) => void;
}

export interface Gathering {
  /** The most rows of a batch. */
  readonly most?: number;
  /** How many milliseconds lie between two batches if at least two rows come in that time. */
  readonly between?: () => number;
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
  { most = MOST_IN_A_BATCH, between = () => 0 }: Gathering = {},
): GroupCommit {
  let waiting: Waiting[] = [];
  let underWay: Promise<void> | null = null;
  let begunAt = 0;
  let times: readonly number[] = [];
  let goOn = (): void => {};

  async function writeAll(): Promise<void> {
    // All that is appended in this turn of the event loop comes along.
    await null;
    while (waiting.length > 0) {
      await gather(between());
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

  /** Waits for more rows if some are likely to come. */
  async function gather(gap: number): Promise<void> {
    const now = performance.now();
    const wait = begunAt + gap - now;
    const isLikely = times.length === LATEST && 2 * (now - (times[0] ?? 0)) <= LATEST * gap;
    if (isLikely && wait > 0 && waiting.length < ENOUGH) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, wait);
        goOn = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    begunAt = performance.now();
  }

  return {
    append(entry) {
      if (between() > 0) times = [...times.slice(1 - LATEST), performance.now()];
      return new Promise((resolve, reject) => {
        if (waiting.push({ entry, resolve, reject }) >= ENOUGH) goOn();
        underWay ??= writeAll();
      });
    },
    async settled() {
      await underWay;
    },
  };
}
