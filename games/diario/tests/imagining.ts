import { type Imagine, resume, type Seat } from '@vigilia/kernel';
import { diario } from '../src/index.ts';
import type { Diario } from '../src/kinds.ts';
import type { Table } from '../src/state.ts';

/** Tables that this seat could not tell from the true one. */
export function imagining(table: Table, seat: Seat): Imagine<Diario> {
  return (chance) => resume(diario, diario.imagine(table, seat, chance));
}
