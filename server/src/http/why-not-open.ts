import { type Refusal, refuse } from '@vigilia/kernel';
import { tooFast } from '../limits/rate-limiters.ts';
import type { Caller } from './caller.ts';
import type { Services } from './services.ts';

/**
 * Why a caller may not open another table now, before anything of it is written; null if they may. Tables that the same
 * person opens at the same moment are counted when each is added (`Tables.open`).
 */
export async function whyNotOpen(
  { tableStore, limits, limiters, now }: Services,
  { address }: Caller,
  identity: string,
): Promise<Refusal | null> {
  if ((await tableStore.countHosted(identity)) >= limits.tablesAtOnce) {
    return refuse(null, 'refusal.too-many-tables', { most: limits.tablesAtOnce });
  }
  return tooFast(
    Math.max(limiters.tables.take(identity, now()), limiters.tablesOfAddress.take(address, now())),
  );
}
