import { signal } from '@preact/signals';
import { STORY_IDS } from '@vigilia/game-diario';
import { describe, expect, test } from 'vitest';
import { readBooks } from '../../../build/book.ts';
import { fileOf, WHOLE } from '../../../src/games/diario/table/book/book-files.ts';
import { BookLoader } from '../../../src/games/diario/table/book/book-loader.ts';
import { bookLanguageFor, lateWordsOf } from '../../../src/games/diario/table/book/book-words.ts';
import type { LogEntry } from '../../../src/table/table.ts';

const book = readBooks().get('en');

/** A server with the English book. */
function setUp() {
  const asked: string[] = [];
  const loader = new BookLoader({
    fetch: async (address) => {
      asked.push(address);
      const file = address.replace(/^[/]en[/]|[.]json$/g, '');
      return (book?.files.get(file) ?? {}) as never;
    },
    later: () => {},
  });
  return { asked, loader, folders: { en: '/en' } };
}

const entry = (...events: LogEntry['events']): LogEntry => ({ answers: 0, by: null, events, at: 0 });
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the book', () => {
  test('has a file for every story, and one with all of them', () => {
    for (const id of STORY_IDS) expect(book?.files.get(id)).toHaveProperty([`story-text.${id}`]);
    const parts = [...(book?.files ?? [])].filter(([file]) => file !== WHOLE);
    const keys = parts.flatMap(([, words]) => Object.keys(words));
    expect(Object.keys(book?.files.get(WHOLE) ?? {}).sort()).toEqual(keys.sort());
  });

  test('knows its own messages from those of the game', () => {
    expect(fileOf('story-option.traces-red:go-in')).toBe('traces-red');
    expect(fileOf('person-ending.arica:body')).toBe('person-ending-arica-body');
    expect(fileOf('story-page.title')).toBeNull();
    expect(fileOf('event.story-read')).toBeNull();
  });

  test('is read in the language of the page where it has it, otherwise in English', () => {
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
    log.value = [...log.value, entry({ type: 'gone', person: 'arica', cause: 'hunger' } as never)];
    await settled();
    expect(asked.slice(1)).toEqual(['/en/person-ending-arica-body.json']);
    words.close();
  });

  test.each(['local', 'replay'] as const)('is fetched whole at a table that is %s', async (where) => {
    const { asked, ...source } = setUp();
    const words = lateWordsOf({ where, log: signal([entry()]), view: signal(null) }, source);
    await settled();
    expect(asked).toEqual(['/en/whole.json']);
    for (const id of STORY_IDS) expect(words.messages.value).toHaveProperty([`story.${id}`]);
    words.close();
  });
});
