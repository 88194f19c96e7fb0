import type { Table } from './table.ts';

/** Whether the game of a table is over. Until then at least one seat is asked. */
export function isOver(table: Table): boolean {
  if (table.company !== null) return table.company.card.value.phase === 'over';
  return table.view.value !== null && table.asked.value.length === 0;
}

/** Whether the game on this table began under earlier rules and cannot go on under the present ones. */
export function isStopped({ where, rules }: Pick<Table, 'where' | 'rules'>): boolean {
  return where !== 'replay' && (rules.value?.stopped ?? null) !== null;
}
