import { isRefusal, type Refusal, refuse, turnedSeats } from '@vigilia/kernel';
import { seatOf } from '../table/seats.ts';
import { newTableId } from './first-row.ts';
import type { LoadedTable } from './loaded-table.ts';
import type { Tables } from './tables.ts';

/**
 * The same people at a new table, each one seat further, so that another begins. The first request opens it; the others
 * get the same one.
 */
export async function openRematch(
  tables: Tables,
  loaded: LoadedTable,
  identity: string,
): Promise<LoadedTable | Refusal> {
  const done = await tables.run(loaded, (table) => {
    if (seatOf(table, identity) === null) return refuse(null, 'refusal.not-seated');
    if (table.phase !== 'over') return refuse(null, 'refusal.not-over');
    if (table.rematch !== null) return { version: table.version, already: true };
    return { by: seatOf(table, identity), facts: [{ fact: 'rematched', table: newTableId() }] };
  });
  if (isRefusal(done)) return done;
  const { setting, rematch: id, chairs } = loaded.table;
  if (id === null) return refuse(null, 'refusal.not-over');
  const seated = chairs.map((chair) => chair?.sitter ?? null);
  // If bots only advise, a person begins: the people change seats among themselves.
  const sitters = turnedSeats(
    seated,
    (sitter) => !loaded.table.botsAdvise || (sitter !== null && 'identity' in sitter),
  );
  // The link is in the log before the table exists: the first who finds none opens it.
  const known = await tables.find(id);
  if (known !== null) return known;
  try {
    return await tables.open(setting, identity, { id, sitters });
  } catch (error) {
    // Of several who open it at the same time one is first, and the others get that table.
    const opened = await tables.find(id);
    if (opened === null) throw error;
    return opened;
  }
}
