import type { Kinds, Seat } from '@vigilia/kernel';
import type { Table } from './table.ts';

/** Whether several people look at this screen together now, and this seat is one of theirs. */
export function isSharedSeat<K extends Kinds>(table: Table<K>, seat: Seat | null): boolean {
  const sitters = table.sitters.value;
  if (seat === null || table.where !== 'local' || sitters[seat]?.bot !== null) return false;
  const people = sitters.filter(({ bot }) => bot === null).length;
  return people > 1 && (table.isSharedOpenly === true || table.viewer.value === null);
}
