import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { existingPackages } from '../packages/existing.mjs';
import { root } from '../setup/root.mjs';

export { LANGUAGES } from '@vigilia/kernel';

/** English is the original: the other languages are held against it. */
export const ORIGINAL = 'en';

/** One language of one package: its messages by key, in the order of the file. */
export type Messages = Readonly<Record<string, string>>;

/** Where the page keeps the texts by which it offers each game before that is loaded, and those of its table. */
const OFFERS = 'web/src/games';
const TABLE = '/table';

/** The folders that hold texts: packages, the offers of games and their tables. */
export function foldersWithTexts(): string[] {
  const offers = readdirSync(join(root, OFFERS)).map((game) => `${OFFERS}/${game}`);
  const tables = offers.map((offer) => `${offer}${TABLE}`);
  return [...existingPackages(), ...offers, ...tables].filter((folder) =>
    existsSync(join(root, folder, 'texts')),
  );
}

/** The game that a folder of texts offers; null for a package or a table. */
export function gameOffered(folder: string): string | null {
  const isOffer = folder.startsWith(`${OFFERS}/`) && !folder.endsWith(TABLE);
  return isOffer ? folder.slice(OFFERS.length + 1) : null;
}

/** The messages of a package in a language; null if there are none. */
export function messagesOf(folder: string, language: string): Messages | null {
  return readJson(`${folder}/texts/${language}.json`);
}

export function readJson<T>(path: string): T | null {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
