import { type Bucket, fullBucket, type Rate, take, takenElsewhere } from './bucket.ts';
import { LruCache } from './lru-cache.ts';

/** More addresses in a second than any crowd has; the others count at each process for itself. */
const MOST_UNTOLD = 5_000;

/** One rate for each of many: addresses, people. It remembers a bounded number of them, the latest. */
export class RateLimiter {
  readonly #rate: Rate;
  readonly #buckets: LruCache<Bucket>;
  /** What was taken since the other processes were last told; null if there are none. */
  #untold: Map<string, number> | null = null;

  constructor(rate: Rate, remembered = 50_000) {
    this.#rate = rate;
    this.#buckets = new LruCache(remembered);
  }

  /** Counts one more, and says how many milliseconds too early it is; 0 if it is allowed. */
  take(whose: string, now: number): number {
    const bucket = this.#buckets.peek(whose) ?? fullBucket(this.#rate, now);
    const taken = take(bucket, this.#rate, now);
    this.#buckets.set(whose, taken.bucket);
    if (this.#untold !== null && taken.wait === 0) this.#note(whose, this.#untold);
    return taken.wait;
  }

  /**
   * What was taken in the seconds since this was last asked, for the other processes: of those who took more than this share
   * of what they may in that time.
   */
  news(seconds: number, share: number): [whose: string, count: number][] {
    const least = this.#rate.perSecond * seconds * share;
    const news = [...(this.#untold ?? [])].filter(([, count]) => count > least);
    this.#untold = new Map();
    return news;
  }

  /** There is no process to tell it. */
  forgetNews(): void {
    this.#untold = null;
  }

  #note(whose: string, untold: Map<string, number>): void {
    const before = untold.get(whose);
    if (before !== undefined || untold.size < MOST_UNTOLD) untold.set(whose, (before ?? 0) + 1);
  }

  /** Counts what was taken at another process. */
  takenElsewhere(whose: string, count: number, now: number): void {
    const bucket = this.#buckets.peek(whose) ?? fullBucket(this.#rate, now);
    this.#buckets.set(whose, takenElsewhere(bucket, this.#rate, count));
  }
}
