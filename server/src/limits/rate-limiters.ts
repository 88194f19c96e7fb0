import { type Refusal, refuse } from '@vigilia/kernel';
import { Gate } from './rate-limiter.ts';
import type { Limits } from './limits.ts';

/** The gates that requests go through. */
export interface Gates {
  /** By address. */
  readonly requests: Gate;
  /** By address. */
  readonly files: Gate;
  /** By address. */
  readonly status: Gate;
  /** By address. */
  readonly replays: Gate;
  /** By address. */
  readonly newcomers: Gate;
  /** By identity. */
  readonly tables: Gate;
  /** By address. */
  readonly tablesOfAddress: Gate;
}

export function gatesOf(limits: Limits): Gates {
  return {
    requests: new Gate(limits.requests),
    files: new Gate(limits.files),
    status: new Gate(limits.status),
    replays: new Gate(limits.replays),
    newcomers: new Gate(limits.newcomers),
    tables: new Gate(limits.tables),
    tablesOfAddress: new Gate(limits.tablesOfAddress),
  };
}

/** Says how long to wait; null where there is nothing to wait for. */
export function tooFast(wait: number): Refusal | null {
  return wait === 0 ? null : refuse(null, 'refusal.too-fast', { seconds: Math.ceil(wait / 1000) });
}
