import type { BrowserStorage } from './tables.ts';

/** A list of words under a key; what is stored there and is no such list counts as none. */
export function readList(key: string, storage: BrowserStorage = localStorage): readonly string[] {
  return listIn(storage.getItem(key));
}

export function listIn(stored: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores the list. A full storage keeps what it had, and the page goes on. */
export function writeList(
  key: string,
  list: readonly string[],
  storage: BrowserStorage = localStorage,
): void {
  try {
    storage.setItem(key, JSON.stringify(list));
  } catch {
    // The words hold until the page is closed.
  }
}
