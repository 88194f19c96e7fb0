import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { existingPackages } from '../packages/existing.mjs';
import { root } from '../setup/root.mjs';

export { LANGUAGES } from '@vigilia/kernel';

/** English is the original: the other languages are held against it. */
export const ORIGINAL = 'en';

/** One language of one room: its messages by key, in the order of the file. */
export type Messages = Readonly<Record<string, string>>;

/** The rooms that speak, each by its folder. */
export function speakingRooms(): string[] {
  return existingPackages().filter((room) => existsSync(join(root, room, 'texts')));
}

/** The messages of a room in a language; null where there are none. */
export function messagesOf(room: string, language: string): Messages | null {
  return readJson(`${room}/texts/${language}.json`);
}

export function readJson<T>(path: string): T | null {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
