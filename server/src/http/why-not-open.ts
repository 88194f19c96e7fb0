import { type Refusal, refuse } from '@vigilia/kernel';
import { tooFast } from '../limits/rate-limiters.ts';
import type { Caller } from './caller.ts';
import type { House } from './services.ts';

/** Why somebody may not open another table just now; null where nothing speaks against it. */
export async function whyNotOpen(
  { tables, limits, gates, now }: House,
  { address }: Caller,
  identity: string,
): Promise<Refusal | null> {
  if ((await tables.countHosted(identity)) >= limits.tablesAtOnce) {
    return refuse(null, 'refusal.too-many-tables', { most: limits.tablesAtOnce });
  }
  return tooFast(Math.max(gates.tables.pass(identity, now()), gates.tablesOfAddress.pass(address, now())));
}
