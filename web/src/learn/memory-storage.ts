import type { BrowserStorage } from '../storage/tables.ts';

/** A storage that is gone with the page. */
export function memoryStorage(): BrowserStorage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    key: (index) => [...held.keys()][index] ?? null,
  };
}
