import { objectIn } from '@vigilia/kernel';
import { type BrowserStorage, keyOf } from './tables.ts';

/** A finished game in short, so that a shelf of hundreds reads none of them whole. It is made once. */
export interface ShelfEntry {
  readonly game: string;
  /** Whether the table is on this device or on a server. */
  readonly where: 'here' | 'table';
  readonly id: string;
  /** When it ended, or was last seen, in milliseconds since 1970. */
  readonly at: number;
  /** Who sat there, without bots. */
  readonly names: readonly string[];
  /** What the game keeps of it; null if its rules cannot tell any more how it ended. */
  readonly content: unknown;
}

const PREFIX = 'vigilia.shelf.';
/** Stands for a game of a server that was taken off the shelf, so that it is not put there again. */
const TAKEN_OFF = 'taken off';

function entryKey({ where, id }: Pick<ShelfEntry, 'where' | 'id'>): string {
  return `${PREFIX}${where}.${id}`;
}

/** The shelf of a game, the latest first. A game whose table was removed from this device has left it. */
export function readShelf(game: string, storage: BrowserStorage = localStorage): ShelfEntry[] {
  const keys = keysOf(storage);
  const entries = keys
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => entryIn(storage.getItem(key)) ?? [])
    .filter((entry) => entry.game === game && (entry.where === 'table' || keys.includes(keyOf(entry.id))));
  return entries.toSorted((one, other) => other.at - one.at);
}

/** Whether a game has been put on the shelf, or taken off it. */
export function isOnShelf(
  entry: Pick<ShelfEntry, 'where' | 'id'>,
  storage: BrowserStorage = localStorage,
): boolean {
  return storage.getItem(entryKey(entry)) !== null;
}

/** Puts a game on the shelf. If the storage is full, it is made again another time. */
export function putOnShelf(entry: ShelfEntry, storage: BrowserStorage = localStorage): void {
  try {
    storage.setItem(entryKey(entry), JSON.stringify(entry));
  } catch {
    // The table itself is kept, and it is what matters.
  }
}

/** Takes a game of a server off the shelf of this device. */
export function takeOffShelf(entry: ShelfEntry, storage: BrowserStorage = localStorage): void {
  storage.setItem(entryKey(entry), TAKEN_OFF);
}

/**
 * The tables of a game on this device that are over and not on its shelf yet. A stored table begins with its id and its
 * game, and tells near its end that it is over: none is parsed to know that.
 */
export function notOnShelf(game: string, storage: BrowserStorage = localStorage): string[] {
  const prefix = keyOf('');
  return keysOf(storage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((id) => {
      if (isOnShelf({ where: 'here', id }, storage)) return false;
      const written = storage.getItem(keyOf(id)) ?? '';
      return written.startsWith(`{"id":"${id}","game":"${game}",`) && written.includes('"over":true');
    });
}

function keysOf(storage: BrowserStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
}

function entryIn(written: string | null): ShelfEntry | null {
  const entry = written === null || written === TAKEN_OFF ? null : objectIn(written);
  if (entry === null) return null;
  const { game, where, id, at, names } = entry;
  const isEntry =
    [game, id].every((each) => typeof each === 'string') &&
    (where === 'here' || where === 'table') &&
    typeof at === 'number' &&
    Array.isArray(names);
  return isEntry ? (entry as unknown as ShelfEntry) : null;
}
