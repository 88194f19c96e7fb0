import { type Remembered, rememberedIn } from '@vigilia/kernel';
import type { Chest } from './tables.ts';

const PREFIX = 'vigilia.note.';

/** What this device remembers of a table elsewhere; null where it was never there. */
export function readNote(table: string, chest: Chest): Remembered | null {
  return rememberedIn(chest.getItem(`${PREFIX}${table}`) ?? '');
}

export function writeNote(table: string, note: Remembered, chest: Chest): void {
  try {
    chest.setItem(`${PREFIX}${table}`, JSON.stringify(note));
  } catch {
    // Storage that is full costs a comparison after the game, and Verify says which.
  }
}
