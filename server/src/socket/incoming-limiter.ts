import { type Bucket, fullBucket, type Rate, take } from '../limits/bucket.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';

/** A socket that has sent this many frames too fast, and not as many in time since, is closed. */
const PATIENCE = 200;

/** Counts all frames that come in over one socket: messages, pings and pongs that answer no ping. */
export class IncomingLimiter {
  private readonly rate: Rate;
  private readonly ofAddress: RateLimiter;
  private readonly address: string;
  private bucket: Bucket;
  /** Frames that came too fast, less those that came in time since. */
  private excess = 0;

  constructor(rate: Rate, ofAddress: RateLimiter, address: string, now: number) {
    this.rate = rate;
    this.ofAddress = ofAddress;
    this.address = address;
    this.bucket = fullBucket(rate, now);
  }

  /** Counts one more, and says how many milliseconds too early it is; 0 if it is allowed. */
  take(now: number): number {
    const taken = take(this.bucket, this.rate, now);
    this.bucket = taken.bucket;
    const wait = taken.wait > 0 ? taken.wait : this.ofAddress.take(this.address, now);
    this.excess = wait > 0 ? this.excess + 1 : Math.max(0, this.excess - 1);
    return wait;
  }

  /** Whether it is a flood. */
  get isFlood(): boolean {
    return this.excess > PATIENCE;
  }
}
