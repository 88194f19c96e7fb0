import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import { isStoredTable } from './is-stored-table.ts';
import { type BrowserStorage, readTable, type StoredTable, writeTable } from './tables.ts';

/** A table as a file for another device. */
export function exportTable(table: StoredTable): string {
  return `${JSON.stringify(table)}\n`;
}

/** Stores the table of such a file and returns its id. A further game of the same table on this device stays. */
export function importTable(file: string, storage: BrowserStorage = localStorage): string | Refusal {
  const table = tableIn(file);
  if (table === null) return refuse(null, 'here.not-a-table');
  const known = readTable(table.id, storage);
  if (!isRefusal(known) && known.changedAt >= table.changedAt) return table.id;
  return writeTable(table, storage) ?? table.id;
}

function tableIn(file: string): StoredTable | null {
  try {
    const table: unknown = JSON.parse(file);
    return isStoredTable(table) ? table : null;
  } catch {
    return null;
  }
}
