// cspell:ignore vermelho Антона Rosso
import { signal } from '@preact/signals';
import { STORY_IDS } from '@vigilia/game-diario';
import { type BookWords, nameOf } from '@vigilia/game-diario/texts';
import type { Messages } from '@vigilia/kernel';
import { LANGUAGES, type Language, text, translatorFor } from '@vigilia/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookOf, readBooks } from '../../../build/book.ts';
import { fileOf, VOLUMES, volumeFile } from '../../../src/games/diario/table/book/book-files.ts';
import { BookLoader } from '../../../src/games/diario/table/book/book-loader.ts';
import { bookLanguageFor, languageOf, lateWordsOf } from '../../../src/games/diario/table/book/book-words.ts';
import type { LogEntry } from '../../../src/table/table.ts';

const page = signal<Language>('en');
beforeEach(() => {
  page.value = 'en';
});

const book = readBooks().get('en');

/** A server with these books, each in the folder of its language. */
function setUp(
  books: Readonly<Record<string, ReadonlyMap<string, Messages> | undefined>> = { en: book?.files },
) {
  const asked: string[] = [];
  const loader = new BookLoader({
    fetch: async (address) => {
      asked.push(address);
      const [, language = '', file = ''] = address.replace('.json', '').split('/');
      return books[language]?.get(file) ?? {};
    },
    later: () => {},
  });
  const folders = Object.fromEntries(Object.keys(books).map((language) => [language, `/${language}`]));
  return { asked, loader, folders, pageLanguage: () => page.value };
}

const entry = (...events: LogEntry['events']): LogEntry => ({ answers: 0, by: null, events, at: 0 });
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the book', () => {
  test('has a file for every story, and one for each part', () => {
    for (const id of STORY_IDS) expect(book?.files.get(id)).toHaveProperty([`story-text.${id}`]);
    const parts = VOLUMES.map(volumeFile);
    const files = [...(book?.files ?? [])];
    const keysIn = (isPart: boolean) =>
      files.filter(([file]) => parts.includes(file) === isPart).flatMap(([, words]) => Object.keys(words));
    expect(keysIn(true).sort()).toEqual(keysIn(false).sort());
  });

  test('knows its own messages from those of the game', () => {
    expect(fileOf('story-option.traces-red:go-in')).toBe('traces-red');
    expect(fileOf('person-ending.arica:body:1')).toBe('person-ending-arica-body-1');
    expect(fileOf('book-line.raids:looters:2')).toBe('lines-raids');
    expect(fileOf('story-page.title')).toBeNull();
    expect(fileOf('event.story-read')).toBeNull();
  });

  test('is read in the language of the page if it has it, otherwise in English', () => {
    expect(bookLanguageFor('it', { en: '/en', it: '/it' })).toBe('it');
    expect(bookLanguageFor('it', { en: '/en' })).toBe('en');
  });

  test('is fetched story by story, as they are reached, at a table on a server', async () => {
    const { asked, ...source } = setUp();
    const log = signal([entry()]);
    const words = lateWordsOf({ where: 'online', log, view: signal(null) }, source);
    expect([asked, words.isWaiting.value]).toEqual([[], false]);
    log.value = [entry(), entry({ type: 'story-read', story: 'traces-red' } as never)];
    expect(words.isWaiting.value).toBe(true);
    await settled();
    expect(asked).toEqual(['/en/traces-red.json']);
    expect(words.isWaiting.value).toBe(false);
    expect(words.messages.value).toHaveProperty(['story.traces-red']);
    log.value = [
      ...log.value,
      entry({ type: 'gone', person: 'arica', cause: 'hunger', variant: 0 } as never),
    ];
    await settled();
    expect(asked.slice(1)).toEqual(['/en/lines-departures.json', '/en/person-ending-arica-body-0.json']);
    words.close();
  });

  test.each(['local', 'replay'] as const)(
    'is fetched in its volumes at a table that is %s',
    async (where) => {
      const { asked, ...source } = setUp();
      const words = lateWordsOf({ where, log: signal([entry()]), view: signal(null) }, source);
      await settled();
      expect(asked).toEqual(['/en/part-home.json', '/en/part-out.json', '/en/part-people.json']);
      for (const id of STORY_IDS) expect(words.messages.value).toHaveProperty([`story.${id}`]);
      words.close();
    },
  );
});

const NO_LINES: BookWords['lines'] = {
  exploration: {},
  raids: {},
  combat: {},
  arrivals: {},
  departures: {},
  endings: {},
};

describe('a book in several languages', () => {
  const told = (title: string) => ({ title, text: [`${title}.`], options: {}, lines: {} });
  const wordsOf = (stories: BookWords['stories']): BookWords => ({ stories, people: {}, lines: NO_LINES });
  const original = wordsOf({ 'traces-red': told('{ill} in red'), 'traces-blue': told('Blue') });
  const titles: Readonly<Record<Language, string>> = {
    en: '{ill} in red',
    it: 'Per {ill_a}',
    pt: '{ill_O} de vermelho',
    ru: 'Для {ill_gen}',
  };
  const books = Object.fromEntries(
    LANGUAGES.map((language) => {
      const written = language === 'en' ? original : wordsOf({ 'traces-red': told(titles[language]) });
      return [language, bookOf(language, original, written).files];
    }),
  );
  const forms: Messages = {
    'person.anton': 'Anton',
    'person-a.anton': 'ad Anton',
    'person-O.anton': 'O Anton',
    'person-gen.anton': 'Антона',
  };
  const vars = { ill: 'anton', ill_a: 'anton', ill_O: 'anton', ill_gen: 'anton' };

  test.each(['online', 'local'] as const)(
    'is read on in another language in the middle of a story, at a table that is %s',
    async (where) => {
      const { asked, ...source } = setUp(books);
      const log = signal([entry({ type: 'story-read', story: 'traces-red' } as never)]);
      const words = lateWordsOf({ where, log, view: signal(null) }, source);
      const said: string[] = [];
      for (const language of ['en', 'it', 'ru', 'pt'] as const) {
        page.value = language;
        await settled();
        const catalogs = [forms, words.messages.value];
        const { say } = translatorFor(language, catalogs, { nameOf, players: [], isLate: words.isLate });
        said.push(say(text('story.traces-red', vars)));
        expect(languageOf('story.traces-red', words.messages.value, language)).toBe(language);
      }
      expect(said).toEqual(['Anton in red', 'Per ad Anton', 'Для Антона', 'O Anton de vermelho']);
      expect(asked.length).toBe(where === 'online' ? 4 : 4 * VOLUMES.length);
      words.close();
    },
  );

  test('tells in English what a language lacks, and says so', () => {
    for (const file of ['traces-blue', 'part-out']) {
      const messages = books.it?.get(file) ?? {};
      expect(messages['story.traces-blue']).toBe('Blue');
      expect(languageOf('story-text.traces-blue', messages, 'it')).toBe('en');
    }
    expect(languageOf('story.traces-red', books.it?.get('part-out') ?? {}, 'it')).toBe('it');
  });

  test('tells a story in English as long as a line of it is missing', () => {
    const english = wordsOf({ 'traces-red': { ...told('Red'), lines: { soft: 'Quiet.' } } });
    const { files } = bookOf('it', english, wordsOf({ 'traces-red': told('Rosso') }));
    expect(files.get('traces-red')).toMatchObject({ 'story.traces-red': 'Red' });
  });
});
