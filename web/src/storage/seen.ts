import type { BrowserStorage } from './tables.ts';

const PREFIX = 'vigilia.seen.';

/** The version of a table on a server that this person saw last. */
export function readSeen(table: string, storage: BrowserStorage): number {
  return Number(storage.getItem(`${PREFIX}${table}`)) || 0;
}

export function writeSeen(table: string, version: number, storage: BrowserStorage): void {
  try {
    storage.setItem(`${PREFIX}${table}`, String(version));
  } catch {
    // With full storage the recap begins too early.
  }
}
