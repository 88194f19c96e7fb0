import type { BrowserStorage } from './tables.ts';

/** More than any game has to remember; what was met first is forgotten first. */
const MOST = 1_000;

const keyOf = (game: string) => `vigilia.memory.${game}`;

/** What a player of this device has met at the tables of a game: in Diario, the stories that were read. */
export function memoriesOf(game: string, storage: BrowserStorage = localStorage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(game)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export function remember(game: string, met: readonly string[], storage: BrowserStorage = localStorage): void {
  const before = memoriesOf(game, storage);
  const fresh = [...new Set(met)].filter((each) => !before.includes(each));
  if (fresh.length === 0) return;
  try {
    storage.setItem(keyOf(game), JSON.stringify([...before, ...fresh].slice(-MOST)));
  } catch {
    // A full storage: the game goes on, and this is not remembered.
  }
}
