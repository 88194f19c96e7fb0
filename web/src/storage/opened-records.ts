import { objectIn, sha256Hex } from '@vigilia/kernel';
import type { BrowserStorage } from './tables.ts';

/** A record that was opened from a file, kept so that its address leads to it again. */
export interface OpenedRecord {
  readonly id: string;
  readonly game: string;
  /** When it was last opened, in milliseconds since 1970. */
  readonly at: number;
}

const PREFIX = 'vigilia.opened.';
/** So many files are kept, and of larger ones fewer: tables that are played here need the room more. */
const MOST = 10;
const MOST_LETTERS = 1_500_000;

/** The name of a record on this device. Two files that differ in a letter have two names: one may be altered. */
export function idOfRecord(file: string): string {
  return sha256Hex(file).slice(0, 22);
}

/** Keeps a record, and lets go of those that were opened longest ago. False if there is no room for it. */
export async function keepOpened(
  { id, game, at }: OpenedRecord,
  file: string,
  storage: BrowserStorage = localStorage,
): Promise<boolean> {
  const written = `${JSON.stringify({ game, at })}\n${await packed(file)}`;
  let room = MOST_LETTERS - written.length;
  if (room < 0) return false;
  for (const [index, other] of listOpened(storage)
    .filter((each) => each.id !== id)
    .entries()) {
    room -= storage.getItem(PREFIX + other.id)?.length ?? 0;
    if (room < 0 || index >= MOST - 1) forgetOpened(other.id, storage);
  }
  try {
    storage.setItem(PREFIX + id, written);
    return true;
  } catch {
    return false;
  }
}

/** The file of a record; null if this device does not keep it. */
export async function readOpened(id: string, storage: BrowserStorage = localStorage): Promise<string | null> {
  const written = storage.getItem(PREFIX + id);
  if (written === null) return null;
  try {
    return await unpacked(written.slice(written.indexOf('\n') + 1));
  } catch {
    return null;
  }
}

/** Every record that is kept, the one opened last first. */
export function listOpened(storage: BrowserStorage = localStorage): OpenedRecord[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => openedIn(key.slice(PREFIX.length), storage.getItem(key) ?? ''))
    .toSorted((one, other) => other.at - one.at);
}

export function forgetOpened(id: string, storage: BrowserStorage = localStorage): void {
  storage.removeItem(PREFIX + id);
}

function openedIn(id: string, written: string): OpenedRecord[] {
  const { game, at } = objectIn(written.slice(0, written.indexOf('\n'))) ?? {};
  return typeof game === 'string' && typeof at === 'number' ? [{ id, game, at }] : [];
}

/** A record of 1 MB takes 80 kB of letters. */
async function packed(file: string): Promise<string> {
  const bytes = new Uint8Array(await through(new Blob([file]), new CompressionStream('gzip')).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function unpacked(letters: string): Promise<string> {
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  return through(new Blob([bytes]), new DecompressionStream('gzip')).text();
}

function through(blob: Blob, stream: CompressionStream | DecompressionStream): Response {
  return new Response(blob.stream().pipeThrough(stream));
}
