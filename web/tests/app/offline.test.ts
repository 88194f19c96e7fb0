import { describe, expect, it } from 'vitest';
import { bookParts, filesToKeep } from '../../build/files-to-keep.ts';
import { answerTo, booksToRenew } from '../../src/app/offline.ts';

const ORIGIN = 'https://vigilia.example';
const KEPT = new Set(['/', '/assets/index-1.js', '/icon.svg']);

function answererOf(path: string, { method = 'GET', mode = 'no-cors', origin = ORIGIN } = {}) {
  return answerTo({ method, mode, url: origin + path }, ORIGIN, KEPT);
}

describe('answerTo', () => {
  it('answers any address of the page with the page', () => {
    expect(answererOf('/', { mode: 'navigate' })).toBe('page');
    expect(answererOf('/table/abc?talk', { mode: 'navigate' })).toBe('page');
  });

  it('answers a cached file with itself, also as a navigation', () => {
    expect(answererOf('/assets/index-1.js')).toBe('file');
    expect(answererOf('/icon.svg', { mode: 'navigate' })).toBe('file');
  });

  it('fetches a file that is not cached', () => {
    expect(answererOf('/assets/index-2.js')).toBe('network');
  });

  it('leaves requests to the server to the network', () => {
    expect(answererOf('/api/me/tables')).toBe('network');
    expect(answererOf('/api/tables/x/record', { mode: 'navigate' })).toBe('network');
    expect(answererOf('/health', { mode: 'navigate' })).toBe('network');
    expect(answererOf('/', { method: 'POST', mode: 'navigate' })).toBe('network');
    expect(answererOf('/icon.svg', { origin: 'https://elsewhere.example' })).toBe('network');
  });

  it('takes a path that only begins like one of the server for a page', () => {
    expect(answererOf('/healthy', { mode: 'navigate' })).toBe('page');
  });
});

describe('filesToKeep', () => {
  const contents = [
    ['index.html', '<!doctype html>'],
    ['service-worker.js', '1'],
    ['assets/index-1.js', '2'],
    ['assets/index-1.js.map', '3'],
    ['assets/index-1.js.br', '4'],
    ['card.png', new Uint8Array([5])],
    ['icon.svg', '<svg/>'],
  ] as const;

  it('leaves out the worker, the files for other programs and duplicates', () => {
    expect(filesToKeep(contents).files).toEqual(['/assets/index-1.js', '/icon.svg', '/']);
  });

  it('makes a version that changes with any file and not with their order', () => {
    const { version } = filesToKeep(contents);
    expect(filesToKeep(contents.toReversed()).version).toBe(version);
    expect(filesToKeep([...contents, ['assets/new-1.js', '']]).version).not.toBe(version);
    const changed = contents.map(
      ([name, content]) => [name, name === 'icon.svg' ? '<svg></svg>' : content] as const,
    );
    expect(filesToKeep(changed).version).not.toBe(version);
  });
});

describe('story books', () => {
  const parts = ['en-1/part-home', 'en-1/part-people', 'it-1/part-home'].map(
    (name) => `assets/book/${name}.json`,
  );
  const contents = [...parts, 'assets/book/en-1/traces-red.json'].map((name) => [name, '{}'] as const);
  const part = (name: string) => `/assets/book/${name}.json`;

  it('keeps all parts in the language that every story has', () => {
    expect(filesToKeep(contents).files).toEqual([part('en-1/part-home'), part('en-1/part-people')]);
  });

  it('finds the parts of each language', () => {
    expect(bookParts(contents)).toEqual(parts.map((name) => `/${name}`));
  });

  it('renews all parts of the languages that were read, and drops their old ones', () => {
    const current = [part('it-2/part-home'), part('it-2/part-out'), part('ru-2/part-home')];
    const { missing, old } = booksToRenew([part('it-1/part-home')], current);
    expect(missing).toEqual([part('it-2/part-home'), part('it-2/part-out')]);
    expect(old).toEqual([part('it-1/part-home')]);
  });

  it('fetches nothing where the book on this device is the current one', () => {
    const current = [part('it-2/part-home')];
    expect(booksToRenew(current, current)).toEqual({ missing: [], old: [] });
  });
});
