import type { Seat } from '@vigilia/kernel';
import type { Person } from './fact.ts';
import type { Chair, Table } from './table.ts';

/** The seat that belongs to an identity; null for a watcher. */
export function seatOf({ chairs }: Table, identity: string | null): Seat | null {
  if (identity === null) return null;
  const seat = chairs.findIndex((chair) => personAt(chair)?.identity === identity);
  return seat < 0 ? null : seat;
}

export function personAt(chair: Chair | null | undefined): Person | null {
  return chair && 'identity' in chair.sitter ? chair.sitter : null;
}

export function isBarred({ barred }: Table, identity: string | null): boolean {
  return barred.some((one) => one.identity === identity);
}

/** Seats of bots; a seat that a person lent to a bot is not one. */
export function botSeats({ chairs }: Table): Seat[] {
  return [...chairs.keys()].filter((seat) => chairs[seat] != null && personAt(chairs[seat]) === null);
}

/** Whether a bot answers for this seat now. */
export function isBots(chair: Chair | null | undefined): boolean {
  return chair != null && ('bot' in chair.sitter || chair.loan?.to === 'bot');
}

/** The seats of people who have not lent them. */
export function peopleAt({ chairs }: Table): Seat[] {
  return [...chairs.keys()].filter((seat) => {
    const chair = chairs[seat];
    return personAt(chair) !== null && chair?.loan === null;
  });
}

/** Whether a person may answer for a seat: their own, or one that was lent to theirs. */
export function mayAnswerFor(table: Table, own: Seat, seat: Seat): boolean {
  return own === seat || table.chairs[seat]?.loan?.to === own;
}

export function withChair(table: Table, seat: Seat, chair: Chair | null): Table {
  return { ...table, chairs: table.chairs.with(seat, chair) };
}

/** Changes something about who sits there; an empty chair stays empty. */
export function withChange(table: Table, seat: Seat, change: Partial<Chair>): Table {
  const chair = table.chairs[seat];
  return chair === null || chair === undefined ? table : withChair(table, seat, { ...chair, ...change });
}
