import type { BrowserStorage } from './tables.ts';

const PREFIX = 'vigilia.rules-read.';

/** The version of the rules whose notice this person has closed at a table; 0 where they have closed none. */
export function readRulesRead(table: string, storage: BrowserStorage): number {
  return Number(storage.getItem(`${PREFIX}${table}`)) || 0;
}

export function writeRulesRead(table: string, version: number, storage: BrowserStorage): void {
  try {
    storage.setItem(`${PREFIX}${table}`, String(version));
  } catch {
    // With full storage the notice appears again when the table is opened again.
  }
}

export function forgetRulesRead(table: string, storage: BrowserStorage): void {
  storage.removeItem(`${PREFIX}${table}`);
}
