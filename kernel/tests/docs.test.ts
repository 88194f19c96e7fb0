import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const page = read('docs/add-a-game.md');
const excerpts = [...page.matchAll(/```ts\n\/\/ (\S+)\n(.*?)```/gs)].map(([, path = '', code = '']) => ({
  path,
  code,
  title: code.trim().split('\n')[0] ?? '',
}));

describe('how to add a game', () => {
  test('shows code, all of it from a named file', () => {
    expect(excerpts.length).toBeGreaterThan(5);
    expect(excerpts).toHaveLength(page.match(/```ts\n/g)?.length ?? 0);
  });

  test.each(excerpts)('shows $path as it is: $title', ({ path, code }) => {
    expect(read(path)).toContain(code);
  });

  test('shows texts as they are', () => {
    const [, texts = 'none'] = page.match(/```json\n(.*?)```/s) ?? [];
    const catalog = read('kernel/tests/toy/texts/en.json');
    for (const line of texts.trimEnd().split('\n')) expect(catalog).toContain(line);
  });
});
