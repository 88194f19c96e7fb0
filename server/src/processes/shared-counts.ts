import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Tally } from '../limits/tally.ts';

/** What the clients of one process have used up since it last said so, and how many sockets they hold there. */
interface Counts {
  readonly taken: Readonly<Record<string, readonly (readonly [whose: string, count: number])[]>>;
  readonly sockets: readonly (readonly [whose: string, count: number])[];
}

export interface SharedCountsOptions {
  /** By a name that is the same at every process. */
  readonly limiters: Readonly<Record<string, RateLimiter>>;
  /** The sockets here, by address. */
  readonly sockets: Tally;
  readonly socketsOfAddress: number;
  readonly now: () => number;
}

/** What all processes together may leave uncounted of a limit: a small part, so that most addresses need no word. */
const UNCOUNTED = 1 / 8;

/**
 * Limits that hold over all processes: each tells the others, again and again, what addresses and people have used up at it.
 * In between, and if a connection is broken, each counts for itself.
 */
export class SharedCounts {
  private readonly options: SharedCountsOptions;
  private readonly elsewhere = new Map<string, ReadonlyMap<string, number>>();
  private toldAt: number;

  constructor(options: SharedCountsOptions) {
    this.options = options;
    this.toldAt = options.now();
  }

  /** What the other processes have to know, and how many there are. */
  news(others: number): Buffer {
    const { limiters, sockets, socketsOfAddress, now } = this.options;
    const share = UNCOUNTED / Math.max(1, others);
    const at = now();
    // A clock that was set back tells of no time.
    const seconds = Math.max(0, at - this.toldAt) / 1000;
    this.toldAt = at;
    const taken = Object.entries(limiters).map(
      ([name, limiter]) => [name, limiter.news(seconds, share)] as const,
    );
    const counts: Counts = {
      taken: Object.fromEntries(taken.filter(([, news]) => news.length > 0)),
      sockets: sockets.above(socketsOfAddress * share),
    };
    return Buffer.from(JSON.stringify(counts));
  }

  hear(process: string, counts: Buffer): void {
    const { limiters, now } = this.options;
    if (counts.length === 0) return;
    const { taken, sockets } = JSON.parse(counts.toString()) as Counts;
    this.elsewhere.set(process, new Map(sockets));
    for (const [name, news] of Object.entries(taken))
      for (const [whose, count] of news) limiters[name]?.takenElsewhere(whose, count, now());
  }

  /** Forgets what it heard of a process: the process is gone, or the connection from it, and then each counts for itself. */
  forget(process: string): void {
    this.elsewhere.delete(process);
  }

  /** There is no other process. One that comes later learns what was used up from then on, not over all the time before. */
  rest(): void {
    const { limiters, now } = this.options;
    this.toldAt = now();
    for (const limiter of Object.values(limiters)) limiter.forgetNews();
  }

  /** How many sockets of an address are open at other processes. */
  socketsElsewhere(address: string): number {
    let sum = 0;
    for (const counts of this.elsewhere.values()) sum += counts.get(address) ?? 0;
    return sum;
  }
}
