import type { Seat } from '@vigilia/kernel';
import { CHARACTERS } from '../../data/characters.ts';
import { cardAt } from '../../rules/hand.ts';
import { playerAt } from '../../rules/players.ts';
import type { Table } from '../../state.ts';

/** How many Characters that seat must still take for the Chosen One. */
export function suspectsOf(table: Table, seat: Seat): number {
  if (table.open.includes('chosen')) return 1;
  const { characters, seen } = playerAt(table, seat);
  const known = new Set<string>(characters);
  for (const place of seen) known.add(cardAt(table, place));
  for (const place of table.open) known.add(cardAt(table, place));
  for (const denied of table.denied) known.add(denied);
  return CHARACTERS.length - known.size;
}
