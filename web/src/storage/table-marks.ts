import type { BrowserStorage } from './tables.ts';

/** A number that this device stores for a table; 0 if none is stored. */
class TableMark {
  private readonly prefix: string;

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  read(table: string, storage: BrowserStorage): number {
    return Number(storage.getItem(`${this.prefix}${table}`)) || 0;
  }

  write(table: string, mark: number, storage: BrowserStorage): void {
    try {
      storage.setItem(`${this.prefix}${table}`, String(mark));
    } catch {
      // With full storage the recap begins too early, and the notice of the rules appears again, and so do those who are met at the beginning.
    }
  }

  remove(table: string, storage: BrowserStorage): void {
    storage.removeItem(`${this.prefix}${table}`);
  }
}

/** The version of a table on a server that this person saw last. */
export const seenVersion = new TableMark('vigilia.seen.');

/** The version of the rules whose notice this person has closed at a table. */
export const readRules = new TableMark('vigilia.rules-read.');

/** Whether this person has met those with whom the game at a table begins, by the address of the table. */
export const metGroup = new TableMark('vigilia.met-group.');
