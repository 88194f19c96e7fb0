import { type Refusal, refuse } from '@vigilia/kernel';
import { z } from 'zod';
import { tableId } from '../protocol/parts.ts';
import type { LoadedTable } from '../tables/loaded-table.ts';
import type { Services } from './services.ts';

/** The part of a path that names a table. */
export const tableParams = z.strictObject({ id: tableId });

export async function findTable({ tables }: Services, id: string): Promise<LoadedTable | Refusal> {
  // A table that cannot be played on is found by nobody, but its reason is.
  return (await tables.find(id)) ?? (await tables.lookUp(id)) ?? refuse(null, 'refusal.no-table');
}
