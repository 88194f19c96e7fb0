import { forkChance } from '@vigilia/kernel';
import type { Table } from './state.ts';

/** Copies what changes in place: the table's own fields, its agenda and chance. Everything else is replaced when it changes, so the copy may share it. */
export function fork(table: Table): Table {
  return { ...table, agenda: table.agenda.slice(), chance: forkChance(table.chance) };
}
