import type { Seat } from '@vigilia/kernel';
import type { Chair, Table } from './table.ts';

export function withChair(table: Table, seat: Seat, chair: Chair | null): Table {
  return { ...table, chairs: table.chairs.with(seat, chair) };
}

/** Changes something about who sits there; an empty chair stays empty. */
export function withChange(table: Table, seat: Seat, change: Partial<Chair>): Table {
  const chair = table.chairs[seat];
  return chair === null || chair === undefined ? table : withChair(table, seat, { ...chair, ...change });
}
