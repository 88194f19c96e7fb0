import { describe, expect, it } from 'vitest';
import { filesToKeep } from '../../build/files-to-keep.ts';
import { answerTo } from '../../src/app/offline/answer-to.ts';

const ORIGIN = 'https://vigilia.example';
const KEPT = new Set(['/', '/assets/index-1.js', '/icon.svg']);

function answererOf(path: string, { method = 'GET', mode = 'no-cors', origin = ORIGIN } = {}) {
  return answerTo({ method, mode, url: origin + path }, ORIGIN, KEPT);
}

describe('who answers a request without a network', () => {
  it('any address of the page is the page', () => {
    expect(answererOf('/', { mode: 'navigate' })).toBe('page');
    expect(answererOf('/table/abc?talk', { mode: 'navigate' })).toBe('page');
  });

  it('a kept file is itself, even where somebody goes to it', () => {
    expect(answererOf('/assets/index-1.js')).toBe('file');
    expect(answererOf('/icon.svg', { mode: 'navigate' })).toBe('file');
  });

  it('what was not kept is fetched', () => {
    expect(answererOf('/assets/index-2.js')).toBe('network');
  });

  it('the server answers for itself', () => {
    expect(answererOf('/api/me/tables')).toBe('network');
    expect(answererOf('/api/tables/x/record', { mode: 'navigate' })).toBe('network');
    expect(answererOf('/health', { mode: 'navigate' })).toBe('network');
    expect(answererOf('/', { method: 'POST', mode: 'navigate' })).toBe('network');
    expect(answererOf('/icon.svg', { origin: 'https://elsewhere.example' })).toBe('network');
  });

  it('a page whose name only begins like the server is a page', () => {
    expect(answererOf('/healthy', { mode: 'navigate' })).toBe('page');
  });
});

describe('the files kept for it', () => {
  const contents = [
    ['index.html', '<!doctype html>'],
    ['service-worker.js', '1'],
    ['assets/index-1.js', '2'],
    ['assets/index-1.js.map', '3'],
    ['assets/index-1.js.br', '4'],
    ['card.png', new Uint8Array([5])],
    ['icon.svg', '<svg/>'],
  ] as const;

  it('are everything but the worker itself, what is for others and what is there twice', () => {
    expect(filesToKeep(contents).files).toEqual(['/assets/index-1.js', '/icon.svg', '/']);
  });

  it('make a version that changes with any of them and not with their order', () => {
    const { version } = filesToKeep(contents);
    expect(filesToKeep(contents.toReversed()).version).toBe(version);
    expect(filesToKeep([...contents, ['assets/new-1.js', '']]).version).not.toBe(version);
    const changed = contents.map(
      ([name, content]) => [name, name === 'icon.svg' ? '<svg></svg>' : content] as const,
    );
    expect(filesToKeep(changed).version).not.toBe(version);
  });
});
