import { type Remembered, rememberedIn } from '@vigilia/kernel';
import type { BrowserStorage } from './tables.ts';

const PREFIX = 'vigilia.note.';

/** This device's note of a table on a server; null if it never opened the table. */
export function readNote(table: string, storage: BrowserStorage): Remembered | null {
  return rememberedIn(storage.getItem(`${PREFIX}${table}`) ?? '');
}

export function writeNote(table: string, note: Remembered, storage: BrowserStorage): void {
  try {
    storage.setItem(`${PREFIX}${table}`, JSON.stringify(note));
  } catch {
    // With full storage, Verify compares less after the game and says what is missing.
  }
}
