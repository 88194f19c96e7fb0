import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import { z } from 'zod';
import type { LoadedTable } from '../live-tables/loaded-table.ts';
import { cardFor } from '../protocol/card.ts';
import type { Card } from '../protocol/from-server.ts';
import { tableId } from '../protocol/parts.ts';
import type { Command } from '../table/command.ts';
import type { Caller } from './caller.ts';
import type { Services } from './services.ts';

/** The part of a path that names a table. */
export const tableParams = z.strictObject({ id: tableId });

export async function findTable(
  { tables }: Pick<Services, 'tables'>,
  id: string,
): Promise<LoadedTable | Refusal> {
  // `find` answers null for a table that cannot be played on; `lookUp` says why.
  return (await tables.find(id)) ?? (await tables.lookUp(id)) ?? refuse(null, 'refusal.no-table');
}

/** Runs a command of the caller, and answers the card of the table after it. */
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
