import type { TableRow } from '../rows.ts';
import { BOTS } from '../words.ts';

/** How a table is called in the first column. */
export function nameOf({ bot, seats }: Pick<TableRow, 'bot' | 'seats'>): string {
  return `${seats} ${BOTS[bot] ?? bot}`;
}
