import { setTimeout } from 'node:timers/promises';
import own from '../../package.json' with { type: 'json' };
import type { Store } from '../store/store.ts';

/** The version of this program. */
export const VERSION: string = own.version;

/** How long the database may take before it counts as not answering, in milliseconds. */
const PATIENCE = 2000;

export type Database = 'sqlite' | 'postgres';

export interface Health {
  /** 200, or 503 where nobody should be sent here. */
  readonly status: 200 | 503;
  readonly body: {
    readonly ok: boolean;
    readonly version: string;
    readonly database: Database;
    readonly databaseAnswers: boolean;
    readonly isStopping: boolean;
  };
}

/** How the server is, as anybody may know it: the reason for a failure is for the log. */
export async function health(
  store: Pick<Store, 'ping'>,
  {
    database,
    isStopping,
    patience = PATIENCE,
  }: { readonly database: Database; readonly isStopping: boolean; readonly patience?: number },
): Promise<Health> {
  const databaseAnswers = await answers(store, patience);
  const ok = databaseAnswers && !isStopping;
  return {
    status: ok ? 200 : 503,
    body: { ok, version: VERSION, database, databaseAnswers, isStopping },
  };
}

async function answers(store: Pick<Store, 'ping'>, patience: number): Promise<boolean> {
  const waiting = new AbortController();
  const tooLate = setTimeout(patience, false, { signal: waiting.signal }).catch(() => false);
  try {
    const asked = store.ping().then(() => true);
    return await Promise.race([asked, tooLate]);
  } catch {
    return false;
  } finally {
    waiting.abort();
  }
}
