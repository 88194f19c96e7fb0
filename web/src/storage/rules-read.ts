import type { Chest } from './tables.ts';

const PREFIX = 'vigilia.rules-read.';

/** The version of the rules whose notice this person has put away at a table; 0 where they have put none away. */
export function readRulesRead(table: string, chest: Chest): number {
  return Number(chest.getItem(`${PREFIX}${table}`)) || 0;
}

export function writeRulesRead(table: string, version: number, chest: Chest): void {
  try {
    chest.setItem(`${PREFIX}${table}`, String(version));
  } catch {
    // Storage that is full shows the notice again at the next opening.
  }
}

export function forgetRulesRead(table: string, chest: Chest): void {
  chest.removeItem(`${PREFIX}${table}`);
}
