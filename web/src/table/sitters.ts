import type { Seat } from '@vigilia/kernel';
import { type Look, looksOf } from '../seats/looks.ts';
import type { StoredTable } from '../storage/tables.ts';
import type { Sitter } from './table.ts';

/** The seats of a table on this device. `defaultName` names the people who gave no name. */
export function localSitters(
  { seats, header }: Pick<StoredTable, 'seats' | 'header'>,
  defaultName: (seat: Seat) => string,
): Sitter[] {
  const named = seats.map((each, seat) => ({
    name: each.kind === 'bot' ? null : each.name || defaultName(seat),
  }));
  return looksOf(named, header.commitment).map((look, seat) => {
    const sitter = seats[seat];
    return presentSitter(look, sitter?.kind === 'bot' ? sitter.bot : null);
  });
}

/** A seat of a table without clocks and absence: on this device, or in a record. */
export function presentSitter(look: Look, bot: string | null): Sitter {
  return { ...look, bot, isPresent: true, lent: null, deadline: null, awayUntil: null };
}
