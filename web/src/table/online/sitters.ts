import type { Seat } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import { looksOf } from '../../seats/looks.ts';
import type { Sitter } from '../table.ts';

/** Who is at the table, and by seat when its clock runs out and when others may act for a person who has left. */
interface SeatTimes {
  readonly present: readonly Seat[];
  readonly deadlines: readonly (number | null)[];
  readonly absences: readonly (number | null)[];
}

/** The seats of a table with their names, colours and symbols, made from its card. */
export function sittersOf(
  { seats, commitment }: Card,
  { present, deadlines, absences }: SeatTimes,
): Sitter[] {
  const seated = seats.map((sitter) => ({
    // An empty seat has no name; a bot gets one from the list.
    name: sitter === null ? '' : (sitter.name ?? null),
    colour: sitter?.colour,
    symbol: sitter?.symbol,
  }));
  return looksOf(seated, commitment).map((look, seat) => {
    const sitter = seats[seat] ?? null;
    const bot = sitter?.bot ?? null;
    return {
      ...look,
      bot,
      isPresent: bot !== null || present.includes(seat),
      lent: sitter?.lent ?? null,
      deadline: deadlines[seat] ?? null,
      awayUntil: absences[seat] ?? null,
    };
  });
}
