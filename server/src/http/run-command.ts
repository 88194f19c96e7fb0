import { isRefusal, type Refusal } from '@vigilia/kernel';
import type { Deed } from '../table/command.ts';
import type { LiveTable } from '../tables/loaded-table.ts';
import type { Card } from '../protocol/from-server.ts';
import type { Caller } from './caller.ts';
import { cardFor } from './card-for.ts';
import { findTable } from './find-table.ts';
import type { House } from './services.ts';

/** Does a deed of whoever asks, and shows the table as it is then. */
export async function act(
  house: House,
  caller: Caller,
  table: string,
  deed: (identity: string, live: LiveTable) => Deed,
): Promise<Card | Refusal> {
  const live = await findTable(house, table);
  if (isRefusal(live)) return live;
  const identity = await caller.identify();
  if (typeof identity !== 'string') return identity;
  const done = await house.hall.act(live, deed(identity, live));
  return isRefusal(done) ? done : cardFor(live.table, identity);
}
