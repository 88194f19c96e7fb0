import { type Refusal, refuse } from '@vigilia/kernel';
import type { Limits } from './limits.ts';
import { RateLimiter } from './rate-limiter.ts';

/** The gates that requests go through. */
export interface RateLimiters {
  /** By address. */
  readonly requests: RateLimiter;
  /** By address. */
  readonly files: RateLimiter;
  /** By address. */
  readonly status: RateLimiter;
  /** By address. */
  readonly replays: RateLimiter;
  /** By address. */
  readonly newcomers: RateLimiter;
  /** By identity. */
  readonly tables: RateLimiter;
  /** By address. */
  readonly tablesOfAddress: RateLimiter;
  /** By address. */
  readonly messagesOfAddress: RateLimiter;
  /** By address. */
  readonly hintsOfAddress: RateLimiter;
}

export function rateLimitersOf(limits: Limits): RateLimiters {
  return {
    requests: new RateLimiter(limits.requests),
    files: new RateLimiter(limits.files),
    status: new RateLimiter(limits.status),
    replays: new RateLimiter(limits.replays),
    newcomers: new RateLimiter(limits.newcomers),
    tables: new RateLimiter(limits.tables),
    tablesOfAddress: new RateLimiter(limits.tablesOfAddress),
    messagesOfAddress: new RateLimiter(limits.messagesOfAddress),
    hintsOfAddress: new RateLimiter(limits.hintsOfAddress),
  };
}

/** Those that hold over all processes on a database: a health check asks each of them. */
export function sharedLimiters({ status, ...others }: RateLimiters): Readonly<Record<string, RateLimiter>> {
  return { ...others };
}

/** Says how long to wait; null if there is nothing to wait for. */
export function tooFast(wait: number): Refusal | null {
  return wait === 0 ? null : refuse(null, 'refusal.too-fast', { seconds: Math.ceil(wait / 1000) });
}
