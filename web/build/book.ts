import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyAt } from '@vigilia/game-diario';
import {
  type BookWords,
  filledFrom,
  LINE_KINDS,
  type LineKind,
  proseMessages,
} from '@vigilia/game-diario/texts';
import type { Message } from '@vigilia/kernel';
import { compile, isLanguage, type Language } from '@vigilia/kernel';
import type { Plugin } from 'vite';
import {
  addressOf,
  type BookVolume,
  fileOf,
  languageKey,
  subjectOf,
  volumeFile,
} from '../src/games/diario/table/book/book-files.ts';

const ID = 'book:diario';
const FOLDER = 'assets/book';
/** The language that every story has. */
const ORIGINAL = 'en';
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
 * for each part of the book for play without a network. What is not translated yet is there in English, and says so. The
 * name of the folder changes with any word in it.
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
  const original = wordsIn(ORIGINAL);
  return new Map(
    [...languages].sort().map((language) => [language, bookOf(language, original, wordsIn(language))]),
  );
}

function wordsIn(language: Language): BookWords {
  const read = (card: string) => {
    const file = join(cards, card, `${language}.json`);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  };
  const folders = readdirSync(cards).filter((folder) => !WITHOUT_STORIES.includes(folder));
  const lines = LINE_KINDS.map((kind) => [kind, read(kind)]);
  return {
    stories: Object.assign({}, ...folders.map(read)),
    people: read(PEOPLE),
    lines: Object.fromEntries(lines),
  };
}

const VOLUME_OF_LINES: Readonly<Record<LineKind, BookVolume>> = {
  exploration: 'out',
  raids: 'home',
  combat: 'out',
  arrivals: 'people',
  departures: 'people',
  endings: 'people',
};

/** The volume in which the words about a story, a person or a card lie. */
function volumeOf(key: string, subject: string): BookVolume {
  if (key.startsWith('book-line.')) return VOLUME_OF_LINES[subject.split(':')[0] as LineKind];
  return key.startsWith('person-') ? 'people' : storyAt(subject).where;
}

/** The files of a book in one language; what it lacks is told in the original. */
export function bookOf(language: Language, original: BookWords, written: BookWords): LanguageBook {
  const { untranslated, ...words } = filledFrom(original, written);
  const files = new Map<string, Record<string, Message>>();
  const put = (file: string, messages: Record<string, Message>) =>
    files.set(file, Object.assign(files.get(file) ?? {}, messages));
  for (const [key, said] of Object.entries(proseMessages(words))) {
    const [file, subject] = [fileOf(key), subjectOf(key)];
    if (file === null || subject === null) throw new Error(`no file of the book for ${key}`);
    const messages = {
      [key]: compile(said),
      ...(untranslated.has(subject) ? { [languageKey(subject)]: ORIGINAL } : {}),
    };
    put(file, messages);
    put(volumeFile(volumeOf(key, subject)), messages);
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 10);
  return { folder: `${FOLDER}/${language}-${hash}`, files };
}
