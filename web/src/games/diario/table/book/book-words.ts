import { computed, effect } from '@preact/signals';
import type { Diario } from '@vigilia/game-diario';
import { proseOf } from '@vigilia/game-diario/texts';
import type { Messages } from '@vigilia/kernel';
import { isLanguage, type Language } from '@vigilia/kernel';
import type { LateWords } from '../../../../draft/game-ui.ts';
import type { LogEntry, Table } from '../../../../table/table.ts';
import type { Event, View } from '../asked.ts';
import { addressOf, fileOf, languageKey, subjectOf, VOLUMES, volumeFile } from './book-files.ts';
import type { BookLoader } from './book-loader.ts';

/** The folders of the book, by the languages it is written in. */
export type BookFolders = Readonly<Partial<Record<Language, string>>>;

/** The language that every story has. */
const ORIGINAL = 'en';

/** The language in which the stories are read: that of the page if the book has it. */
export function bookLanguageFor(language: Language, folders: BookFolders): Language {
  return folders[language] === undefined ? ORIGINAL : language;
}

/** The language of a message of the book: that of its folder, unless its file says otherwise. */
export function languageOf(key: string, messages: Messages, language: Language): Language {
  const marked = messages[languageKey(subjectOf(key) ?? '')];
  return typeof marked === 'string' && isLanguage(marked) ? marked : language;
}

/** Where the words of the book come from. */
interface BookSource {
  readonly loader: BookLoader;
  readonly folders: BookFolders;
  /** The language of the page; null until it has one. */
  readonly pageLanguage: () => Language | null;
}

/**
 * The words of the story book that a table needs. At a table on a server they are those of what was reached, story by
 * story; on this device all parts of the book, so that a game goes on without a network.
 */
export function lateWordsOf(
  { where, log, view }: Pick<Table<Diario>, 'where' | 'log' | 'view'>,
  { loader, folders, pageLanguage }: BookSource,
): LateWords {
  // One string: what depends on it is told of another list, not of each event.
  const reached = computed(() =>
    (where === 'online' ? filesReached(log.value, view.value) : VOLUMES.map(volumeFile)).join(),
  );
  const wanted = computed(() => {
    const folder = folders[bookLanguageFor(pageLanguage() ?? ORIGINAL, folders)] ?? '';
    const files = reached.value === '' ? [] : reached.value.split(',');
    return files.map((file) => addressOf(folder, file));
  });
  return {
    messages: computed(() => {
      const files = wanted.value.map((address) => loader.loaded.value.get(address));
      return Object.assign({}, ...files.filter((words) => words !== 'missing')) as Messages;
    }),
    isWaiting: computed(() => wanted.value.some((address) => !loader.loaded.value.has(address))),
    isLate: (key) => fileOf(key) !== null,
    close: effect(() => loader.want(wanted.value)),
  };
}

/** The files of the book with the words of everything that has happened at a table, each once. */
function filesReached(log: readonly LogEntry[], view: View | null): readonly string[] {
  const story = view?.deciding?.story ?? null;
  const keys = [
    ...log.flatMap(({ events }) => events.flatMap((event) => proseOf(event as Event).map(({ key }) => key))),
    ...(story === null ? [] : [`story.${story}`]),
  ];
  return [...new Set(keys.flatMap((key) => fileOf(key) ?? []))];
}
