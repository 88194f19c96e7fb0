import { type Bucket, fullBucket, type Rate, take } from './bucket.ts';
import { LruCache } from './lru-cache.ts';

/** One rate for each of many: addresses, people. It remembers a bounded number of them, the latest. */
export class RateLimiter {
  readonly #rate: Rate;
  readonly #buckets: LruCache<Bucket>;

  constructor(rate: Rate, remembered = 50_000) {
    this.#rate = rate;
    this.#buckets = new LruCache(remembered);
  }

  /** Counts one more, and says how many milliseconds too early it is; 0 where it is allowed. */
  take(whose: string, now: number): number {
    const bucket = this.#buckets.peek(whose) ?? fullBucket(this.#rate, now);
    const taken = take(bucket, this.#rate, now);
    this.#buckets.set(whose, taken.bucket);
    return taken.wait;
  }
}
