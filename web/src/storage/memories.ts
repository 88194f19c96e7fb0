import { readList, writeList } from './stored-list.ts';
import type { BrowserStorage } from './tables.ts';

/** More than any game has to remember; what was met first is forgotten first. */
const MOST = 1_000;

const keyOf = (game: string) => `vigilia.memory.${game}`;

/** What a player of this device has met at the tables of a game: in Diario, the stories that were read. */
export function memoriesOf(game: string, storage?: BrowserStorage): readonly string[] {
  return readList(keyOf(game), storage);
}

export function remember(game: string, met: readonly string[], storage?: BrowserStorage): void {
  const before = memoriesOf(game, storage);
  const fresh = [...new Set(met)].filter((each) => !before.includes(each));
  if (fresh.length > 0) writeList(keyOf(game), [...before, ...fresh].slice(-MOST), storage);
}
