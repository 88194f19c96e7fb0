import type { BrowserStorage } from './tables.ts';

const PREFIX = 'vigilia.seen.';

/** How far this person has followed a table elsewhere: the version they were shown last. */
export function readSeen(table: string, storage: BrowserStorage): number {
  return Number(storage.getItem(`${PREFIX}${table}`)) || 0;
}

export function writeSeen(table: string, version: number, storage: BrowserStorage): void {
  try {
    storage.setItem(`${PREFIX}${table}`, String(version));
  } catch {
    // A chest that is full costs nothing but a recap that begins too early.
  }
}
