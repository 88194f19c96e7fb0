import type { Table } from '../table.ts';

/** Whether the game on this table began under earlier rules and cannot go on under the present ones. */
export function isStopped({ where, rules }: Pick<Table, 'where' | 'rules'>): boolean {
  return where !== 'replay' && (rules.value?.stopped ?? null) !== null;
}
