import type { Table } from '../table.ts';

/** Whether the game on this table is over. Until then somebody is always asked something. */
export function isOver(table: Table): boolean {
  if (table.company !== null) return table.company.card.value.phase === 'over';
  return table.view.value !== null && table.asked.value.length === 0;
}
