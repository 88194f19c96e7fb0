import { isRefusal, type Refusal } from '@vigilia/kernel';
import type { Card } from '../protocol/from-server.ts';
import type { Command } from '../table/command.ts';
import type { LoadedTable } from '../tables/loaded-table.ts';
import type { Caller } from './caller.ts';
import { cardFor } from './card-for.ts';
import { findTable } from './find-table.ts';
import type { Services } from './services.ts';

/** Does a deed of whoever asks, and shows the table as it is then. */
export async function runCommand(
  services: Services,
  caller: Caller,
  table: string,
  command: (identity: string, loaded: LoadedTable) => Command,
): Promise<Card | Refusal> {
  const loaded = await findTable(services, table);
  if (isRefusal(loaded)) return loaded;
  const identity = await caller.identify();
  if (typeof identity !== 'string') return identity;
  const done = await services.tables.run(loaded, command(identity, loaded));
  return isRefusal(done) ? done : cardFor(loaded.table, identity);
}
