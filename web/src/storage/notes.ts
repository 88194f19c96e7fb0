import { type Remembered, rememberedIn } from '@vigilia/kernel';
import type { BrowserStorage } from './tables.ts';

const PREFIX = 'vigilia.note.';

/** What this device remembers of a table elsewhere; null where it was never there. */
export function readNote(table: string, storage: BrowserStorage): Remembered | null {
  return rememberedIn(storage.getItem(`${PREFIX}${table}`) ?? '');
}

export function writeNote(table: string, note: Remembered, storage: BrowserStorage): void {
  try {
    storage.setItem(`${PREFIX}${table}`, JSON.stringify(note));
  } catch {
    // Storage that is full costs a comparison after the game, and Verify says which.
  }
}
