import { type Refusal, refuse } from '@vigilia/kernel';
import { z } from 'zod';
import type { LiveTable } from '../tables/loaded-table.ts';
import { tableId } from '../protocol/parts.ts';
import type { House } from './services.ts';

/** The part of a path that names a table. */
export const tableParams = z.strictObject({ id: tableId });

export async function findTable({ hall }: House, id: string): Promise<LiveTable | Refusal> {
  // A table that cannot be played on is found by nobody, but its reason is.
  return (await hall.find(id)) ?? (await hall.lookUp(id)) ?? refuse(null, 'refusal.no-table');
}
