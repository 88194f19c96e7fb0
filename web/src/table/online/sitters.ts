import type { Seat } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import { looksOf } from '../../seats/looks.ts';
import type { Sitter } from '../table.ts';

/** Everybody at the table, as its card tells of them. */
export function sittersOf(
  { seats, commitment }: Card,
  present: readonly Seat[],
  deadlines: readonly (number | null)[],
): Sitter[] {
  const seated = seats.map((sitter) => ({
    // Nobody is called by a name who is not there.
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
    };
  });
}
