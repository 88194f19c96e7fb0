import { randomUUID } from 'node:crypto';
import type { Limits } from './limits/limits.ts';
import { type RateLimiters, sharedLimiters } from './limits/rate-limiters.ts';
import type { Tally } from './limits/tally.ts';
import type { Metrics } from './operate/metrics.ts';
import { notSharing, type Sharing, sharing, THIS_MACHINE } from './processes/sharing.ts';
import type { Durations, ServerOptions } from './server-options.ts';
import { openStore } from './store/open-store.ts';

/** A commit that takes longer is logged, in milliseconds. */
const SLOW_COMMIT = 500;
/**
 * How many milliseconds lie between two commits of a process that shares its database. At two processes and 900 choices a
 * second a choice costs the processes 355 us instead of 427, and the database 94 instead of 161.
 */
const BETWEEN_COMMITS = 10;
/** With SQLite there is no other process: what the last one of this name left behind is ours at once. */
const ALONE = 'alone';

export interface OpenSharedOptions extends Pick<ServerOptions, 'store' | 'log' | 'link'> {
  readonly metrics: Pick<Metrics, 'commitRows' | 'commitSeconds'>;
  readonly durations: Durations;
  readonly limits: Limits;
  readonly limiters: RateLimiters;
  /** The sockets here, by address. */
  readonly sockets: Tally;
  readonly now: () => number;
}

/** Opens the store, and makes ready what this process does together with others on the same one. */
export async function openSharedStore(options: OpenSharedOptions): Promise<Sharing> {
  const { store: location, log, metrics, durations, limits, limiters, sockets, now } = options;
  const { link = THIS_MACHINE } = options;
  const isAlone = 'data' in location;
  const me = isAlone ? ALONE : randomUUID();
  let shared: Sharing | null = null;
  const store = await openStore(location, {
    process: me,
    between: () => (shared !== null && shared.figures().others > 0 ? BETWEEN_COMMITS : 0),
    committed({ rows, milliseconds }) {
      metrics.commitRows.observe(rows);
      metrics.commitSeconds.observe(milliseconds / 1000);
      if (milliseconds > SLOW_COMMIT) log.slowCommit({ rows, milliseconds: Math.round(milliseconds) });
    },
  });
  if (isAlone) return notSharing(store, me);
  const { lease } = durations;
  const given = { store, me, now, failed: log.error, cut: log.peerCut, link, lease, limits, sockets };
  shared = await sharing({ ...given, limiters: sharedLimiters(limiters) });
  return shared;
}
