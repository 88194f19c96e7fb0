/** How often something may be done: at once as often as `burst`, and in the long run `perSecond`. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What is left of a rate. */
export interface Bucket {
  readonly tokens: number;
  /** When that was counted, in milliseconds. */
  readonly at: number;
}

export interface Taken {
  readonly bucket: Bucket;
  /** Milliseconds until it would be allowed; 0 if it is allowed now. */
  readonly wait: number;
}

/** Fractions do not add up exactly: a client that waited as long as it should must not be a hair too early. */
const EPSILON = 1e-6;

export function fullBucket({ burst }: Rate, now: number): Bucket {
  return { tokens: burst, at: now };
}

/** Takes one token, or answers how long to wait for it. An early attempt costs nothing. */
export function take({ tokens: before, at }: Bucket, { burst, perSecond }: Rate, now: number): Taken {
  // A clock that was set back gives nothing and takes nothing away.
  const passed = Math.max(0, now - at);
  const tokens = Math.min(burst, before + (passed / 1000) * perSecond);
  if (tokens >= 1 - EPSILON) return { bucket: { tokens: Math.max(0, tokens - 1), at: now }, wait: 0 };
  return { bucket: { tokens, at: now }, wait: Math.ceil(((1 - tokens) / perSecond) * 1000 - EPSILON) };
}

/** What is left after others have taken some elsewhere: a debt of one burst at most. */
export function takenElsewhere({ tokens, at }: Bucket, { burst }: Rate, count: number): Bucket {
  return { tokens: Math.max(-burst, tokens - count), at };
}
