import { canUndo, nextPerson, type Seat } from '@vigilia/kernel';
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

/**
 * Who decides for a seat: its owner, the person it was lent to, or null for a bot. If bots only advise, the next person
 * clockwise decides for the seat of a bot: in Diario that is an acting Leader.
 */
export function whoDecides(table: Table, seat: Seat): Seat | null {
  const chair = table.chairs[seat];
  const to = chair?.loan?.to;
  if (typeof to === 'number' && (!table.botsAdvise || table.chairs[to]?.loan === null)) return to;
  if (!isBots(chair) && typeof to !== 'number') return seat;
  return table.botsAdvise ? nextPerson(peopleAt(table), seat) : null;
}

/**
 * Whether a person may answer for a seat: their own, one that was lent to theirs, or one that they decide for. The seat
 * that decides is asked first.
 */
export function mayAnswerFor(table: Table, own: Seat, seat: Seat): boolean {
  if (own === seat || table.chairs[seat]?.loan?.to === own) return true;
  return table.play?.moment.asks[0]?.seat === seat && whoDecides(table, seat) === own;
}

/** The seat whose latest choice a person may take back freely: their own, or one that they decide for. */
export function seatToUndo(table: Table, own: Seat): Seat | null {
  const { play } = table;
  const latest = play?.past.at(-1);
  if (play === null || latest === undefined) return null;
  const { by, before } = latest;
  const isTheirs = by === own || (before.asks[0]?.seat === by && whoDecides(table, by) === own);
  return isTheirs && canUndo(play, by) ? by : null;
}

export function withChair(table: Table, seat: Seat, chair: Chair | null): Table {
  return { ...table, chairs: table.chairs.with(seat, chair) };
}

/** Changes something about who sits there; an empty chair stays empty. */
export function withChange(table: Table, seat: Seat, change: Partial<Chair>): Table {
  const chair = table.chairs[seat];
  return chair === null || chair === undefined ? table : withChair(table, seat, { ...chair, ...change });
}
