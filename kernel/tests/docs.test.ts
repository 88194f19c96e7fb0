import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const page = read('docs/add-a-game.md');
const excerpts = [...page.matchAll(/```(?:ts|json)\n\/\/ from (\S+)\n(.*?)```/gs)].map(
  ([, path = '', code = '']) => ({ path, code, title: code.trim().split('\n')[0] ?? '' }),
);

describe('how to add a game', () => {
  test('names the file of every piece of code', () => {
    expect(excerpts.length).toBeGreaterThan(9);
    expect(page).not.toMatch(/```(?:ts|json)\n(?!\/\/ (?:from )?[\w/.-]+\n)/);
  });

  test.each(excerpts)('shows $path as it is: $title', ({ path, code }) => {
    expect(read(path)).toContain(code);
  });
});
