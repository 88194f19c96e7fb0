/** How often something may be done: at once as often as `burst`, and in the long run `perSecond`. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What is left of a rate, as one number: every token taken puts off when all of them are there again. */
export interface Bucket {
  /** In milliseconds. */
  readonly fullAt: number;
}

export interface Taken {
  readonly bucket: Bucket;
  /** Milliseconds until it would be allowed; 0 where it is allowed now. */
  readonly wait: number;
}

export function fullBucket(now: number): Bucket {
  return { fullAt: now };
}

/** Takes one token, or says how long to wait for it. Who is told to wait loses nothing by having asked. */
export function take({ fullAt }: Bucket, { burst, perSecond }: Rate, now: number): Taken {
  const pause = 1000 / perSecond;
  // A bucket is never emptier than empty, even when the clock was set back.
  const missing = Math.min(Math.max(0, fullAt - now), burst * pause);
  const wait = Math.ceil(missing - (burst - 1) * pause);
  return wait > 0
    ? { bucket: { fullAt: now + missing }, wait }
    : { bucket: { fullAt: now + missing + pause }, wait: 0 };
}
