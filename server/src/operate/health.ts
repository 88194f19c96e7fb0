import { setTimeout } from 'node:timers/promises';
import own from '../../package.json' with { type: 'json' };
import type { Store } from '../store/store.ts';

/** The version of this program. */
export const VERSION: string = own.version;

/** How long the database may take before it counts as not answering, in milliseconds. */
const PATIENCE = 2000;
/** How long an answer is given again, so that asking often does not write often, in milliseconds. */
const KEPT = 1000;
/** With less free space than this the disk counts as full, in bytes: a busy hour still fits. */
const RESERVE = 64 * 1024 * 1024;

export type Database = 'sqlite' | 'postgres';
type HealthStore = Pick<Store, 'proveWrite' | 'freeBytes'>;

export interface Health {
  /** 200, or 503 if no visitor should be sent here. */
  readonly status: 200 | 503;
  readonly body: {
    readonly ok: boolean;
    readonly version: string;
    readonly database: Database;
    readonly databaseWrites: boolean;
    readonly isDiskFull: boolean;
    readonly isStopping: boolean;
  };
}

interface Options {
  readonly database: Database;
  readonly isStopping: () => boolean;
  readonly now: () => number;
  readonly patience?: number;
}

/** Tells how the server is, as any visitor may know it: the reason for a failure is for the log. */
export function healthOf(store: HealthStore, options: Options): () => Promise<Health> {
  const { database, isStopping, now, patience = PATIENCE } = options;
  let latest: { readonly at: number; readonly look: Promise<Look> } | null = null;
  return async () => {
    if (latest === null || now() - latest.at >= KEPT) {
      latest = { at: now(), look: look(store, now(), patience) };
    }
    const { databaseWrites, isDiskFull } = await latest.look;
    const ok = databaseWrites && !isDiskFull && !isStopping();
    return {
      status: ok ? 200 : 503,
      body: { ok, version: VERSION, database, databaseWrites, isDiskFull, isStopping: isStopping() },
    };
  };
}

interface Look {
  readonly databaseWrites: boolean;
  readonly isDiskFull: boolean;
}

async function look(store: HealthStore, now: number, patience: number): Promise<Look> {
  const [databaseWrites, isDiskFull] = await Promise.all([
    inTime(
      store.proveWrite(now).then(() => true),
      patience,
    ),
    inTime(
      store.freeBytes().then((free) => free !== null && free < RESERVE),
      patience,
    ),
  ]);
  return { databaseWrites, isDiskFull };
}

/** False if it fails or takes too long. */
async function inTime(answer: Promise<boolean>, patience: number): Promise<boolean> {
  const waiting = new AbortController();
  const tooLate = setTimeout(patience, false, { signal: waiting.signal }).catch(() => false);
  try {
    return await Promise.race([answer, tooLate]);
  } catch {
    return false;
  } finally {
    waiting.abort();
  }
}
