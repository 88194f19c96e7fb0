import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { existingPackages } from '../packages/existing.mjs';
import { root } from '../setup/root.mjs';

export { LANGUAGES } from '@vigilia/kernel';

/** English is the original: the other languages are held against it. */
export const ORIGINAL = 'en';

/** One language of one package: its messages by key, in the order of the file. */
export type Messages = Readonly<Record<string, string>>;

/** The folders of the packages that have texts. */
export function foldersWithTexts(): string[] {
  return existingPackages().filter((folder) => existsSync(join(root, folder, 'texts')));
}

/** The messages of a package in a language; null where there are none. */
export function messagesOf(folder: string, language: string): Messages | null {
  return readJson(`${folder}/texts/${language}.json`);
}

export function readJson<T>(path: string): T | null {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
