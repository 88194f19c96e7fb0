import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import { isKeptTable } from './is-stored-table.ts';
import { type Chest, type KeptTable, readTable, writeTable } from './tables.ts';

/** A table as a file that another device can take in. */
export function exportTable(table: KeptTable): string {
  return `${JSON.stringify(table)}\n`;
}

/** Takes in such a file and gives the id of its table. What was played further here is left as it is. */
export function importTable(file: string, chest: Chest = localStorage): string | Refusal {
  const table = tableIn(file);
  if (table === null) return refuse(null, 'here.not-a-table');
  const known = readTable(table.id, chest);
  if (!isRefusal(known) && known.changedAt >= table.changedAt) return table.id;
  return writeTable(table, chest) ?? table.id;
}

function tableIn(file: string): KeptTable | null {
  try {
    const table: unknown = JSON.parse(file);
    return isKeptTable(table) ? table : null;
  } catch {
    return null;
  }
}
