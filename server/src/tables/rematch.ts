import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import { seatOf } from '../table/seats.ts';
import type { Hall, Live } from '../table/command.ts';
import { makeId } from './id.ts';

/** The same people at a new table. Whoever asks first opens it; the others are led there. */
export async function rematch(hall: Hall, live: Live, identity: string): Promise<Live | Refusal> {
  const done = await hall.act(live, (table) => {
    if (seatOf(table, identity) === null) return refuse(null, 'refusal.not-seated');
    if (table.phase !== 'over') return refuse(null, 'refusal.not-over');
    if (table.rematch !== null) return { version: table.version, already: true };
    return { by: seatOf(table, identity), facts: [{ fact: 'rematched', table: makeId() }] };
  });
  if (isRefusal(done)) return done;
  const { setting, rematch: id, chairs } = live.table;
  if (id === null) return refuse(null, 'refusal.not-over');
  const sitters = chairs.map((chair) => chair?.sitter ?? null);
  // The link is in the log before the table is: whoever comes and finds none opens it.
  const known = await hall.find(id);
  if (known !== null) return known;
  try {
    return await hall.open(setting, identity, { id, sitters });
  } catch (error) {
    // Of those who open it at once one is first, and the others are led to it.
    const opened = await hall.find(id);
    if (opened === null) throw error;
    return opened;
  }
}
