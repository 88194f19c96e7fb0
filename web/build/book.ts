import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PersonProse, Prose } from '@vigilia/game-diario';
import { LINE_KINDS, type LineKind, type Lines, proseMessages } from '@vigilia/game-diario/texts';
import { isLanguage, type Language } from '@vigilia/kernel';
import type { Plugin } from 'vite';
import { addressOf, fileOf, WHOLE } from '../src/games/diario/table/book/book-files.ts';
import type { Message } from '../src/i18n/message.ts';
import { compile } from './compile.ts';

const ID = 'book:diario';
const FOLDER = 'assets/book';
/** A folder for each card that has stories, one for the people, and one for each kind of lines. */
const PEOPLE = 'people';
const WITHOUT_STORIES: readonly string[] = [PEOPLE, ...LINE_KINDS];
const cards = fileURLToPath(new URL('../../games/diario/src/book/', import.meta.url));

/** The book of one language: its folder on the server, and the messages of each file. */
interface LanguageBook {
  readonly folder: string;
  readonly files: ReadonlyMap<string, Readonly<Record<string, Message>>>;
}

/**
 * `book:diario` is a module with the folder of the story book in each language that it is written in. The folder has a
 * file for each story, so that a player of a table on a server fetches what was reached and nothing else, and a file
 * with the whole book for play without a network. The name of the folder changes with any word in it.
 */
export function book(): Plugin {
  return {
    name: 'book',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const books = readBooks();
      const folders = [...books].map(([language, { folder }]) => [language, `/${folder}`]);
      return `export default ${JSON.stringify(Object.fromEntries(folders))}`;
    },
    generateBundle() {
      for (const { folder, files } of readBooks().values())
        for (const [file, messages] of files)
          this.emitFile({
            type: 'asset',
            fileName: addressOf(folder, file),
            source: JSON.stringify(messages),
          });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith(`/${FOLDER}/`) !== true) return next();
        const found = [...readBooks().values()]
          .flatMap(({ folder, files }) => [...files].map(([file, words]) => ({ folder, file, words })))
          .find(({ folder, file }) => request.url === `/${addressOf(folder, file)}`);
        if (found === undefined) return next();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(found.words));
      });
    },
  };
}

export function readBooks(): ReadonlyMap<Language, LanguageBook> {
  const files = readdirSync(cards, { recursive: true, encoding: 'utf8' });
  const languages = new Set(files.map((file) => basename(file, '.json')).filter(isLanguage));
  return new Map([...languages].sort().map((language) => [language, readBook(language)]));
}

function readBook(language: Language): LanguageBook {
  const read = (card: string) => {
    const file = join(cards, card, `${language}.json`);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  };
  const folders = readdirSync(cards).filter((folder) => !WITHOUT_STORIES.includes(folder));
  const prose: Record<string, Prose>[] = folders.map(read);
  const people: Record<string, PersonProse> = read(PEOPLE);
  const lines = Object.fromEntries(LINE_KINDS.map((kind) => [kind, read(kind)])) as Record<LineKind, Lines>;
  const whole = Object.fromEntries(
    Object.entries(proseMessages(Object.assign({}, ...prose), people, lines)).map(
      ([key, words]) => [key, compile(words)] as const,
    ),
  );
  const files = new Map<string, Record<string, Message>>([[WHOLE, whole]]);
  for (const [key, words] of Object.entries(whole)) {
    const file = fileOf(key);
    if (file === null) throw new Error(`no file of the book for ${key}`);
    files.set(file, { ...files.get(file), [key]: words });
  }
  const hash = createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, 10);
  return { folder: `${FOLDER}/${language}-${hash}`, files };
}
