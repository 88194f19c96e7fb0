import { readFileSync } from 'node:fs';
import type { Language, Messages } from '@vigilia/kernel';
import { compile } from '@vigilia/kernel';

const FOLDERS = ['kernel', 'games/diario', 'web/src/games/diario/table'];

/** The messages of Diario and its table, as the page has them. */
export function messagesIn(language: Language): Messages {
  const read = (folder: string): Record<string, string> =>
    JSON.parse(
      readFileSync(new URL(`../../../../${folder}/texts/${language}.json`, import.meta.url), 'utf8'),
    );
  const written = FOLDERS.flatMap((folder) => Object.entries(read(folder)));
  return Object.fromEntries(written.map(([key, words]) => [key, compile(words)]));
}
