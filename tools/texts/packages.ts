import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { existingPackages } from '../packages/existing.mjs';
import { root } from '../setup/root.mjs';

export { LANGUAGES } from '@vigilia/kernel';

/** English is the original: the other languages are held against it. */
export const ORIGINAL = 'en';

/** One language of one room: its messages by key, in the order of the file. */
export type Messages = Readonly<Record<string, string>>;

/** Where the page keeps the texts by which it offers each game before that is loaded. */
const OFFERS = 'web/src/games';

/** The folders that hold texts: packages, and the offers of games. */
export function speakingRooms(): string[] {
  const offers = readdirSync(join(root, OFFERS)).map((game) => `${OFFERS}/${game}`);
  return [...existingPackages(), ...offers].filter((room) => existsSync(join(root, room, 'texts')));
}

/** The game that a folder of texts offers; null for a package. */
export function gameOffered(room: string): string | null {
  return room.startsWith(`${OFFERS}/`) ? room.slice(OFFERS.length + 1) : null;
}

/** The messages of a room in a language; null where there are none. */
export function messagesOf(room: string, language: string): Messages | null {
  return readJson(`${room}/texts/${language}.json`);
}

export function readJson<T>(path: string): T | null {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
