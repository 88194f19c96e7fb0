import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../../setup/root.mjs';
import { blocksOf, wholeFileIn } from '../../third-game/blocks.ts';
import { fileChangedBy } from '../../third-game/change.ts';
import { follow } from '../../third-game/follow.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigilia-follow-'));
  writeFileSync(join(folder, 'list.ts'), 'one,\ntwo,\nthree,\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const fenced = (language: string, ...lines: readonly string[]) =>
  [`\`\`\`${language}`, ...lines, '```'].join('\n');
const followPage = (...blocks: readonly string[]) => follow('page.md', blocksOf(blocks.join('\n\n')), folder);
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

describe('following a page', () => {
  test('runs commands, writes files and makes changes in their order', () => {
    followPage(
      'A page with text.',
      fenced('sh', 'mkdir -p games/one', 'cp list.ts games/one'),
      fenced('ts', '// games/two/index.ts', 'export {};'),
      fenced('diff', '--- games/one/list.ts', ' one,', '+one and a half,', '@@', '-three,'),
    );
    expect(read('games/one/list.ts')).toBe('one,\none and a half,\ntwo,\n');
    expect(read('games/two/index.ts')).toBe('export {};\n');
    expect(read('list.ts')).toBe('one,\ntwo,\nthree,\n');
  });

  test('leaves excerpts and blocks without a language alone', () => {
    followPage(fenced('ts', '// from list.ts', 'two,'), fenced('', 'rm list.ts'));
    expect(read('list.ts')).toBe('one,\ntwo,\nthree,\n');
  });

  test.each([
    ['a command that it does not know', fenced('sh', 'rm list.ts'), 'the sh block "rm list.ts" failed'],
    ['a file that is missing', fenced('sh', 'cp four.ts .'), 'the sh block "cp four.ts ." failed'],
    ['a folder that is missing', fenced('sh', 'cp list.ts games'), 'games is not a folder'],
    [
      'a file that exists',
      fenced('ts', '// list.ts', 'four'),
      'the ts block "// list.ts" failed: the file exists',
    ],
    [
      'lines that are not there',
      fenced('diff', '--- list.ts', ' four,', '+five,'),
      'stand in the file 0 times',
    ],
    ['a diff of no file', fenced('diff', '+five,'), 'a diff begins with'],
  ])('names the block and its line at %s', (_what, block, message) => {
    const failing = () => followPage('# A page', block);
    expect(failing).toThrow(message);
    expect(failing).toThrow('page.md:4: ');
  });
});

test('docs/add-a-game.md lists every file that its blocks write or change', () => {
  const page = readFileSync(join(root, 'docs/add-a-game.md'), 'utf8');
  const listed = [...page.slice(page.indexOf('## Files touched')).matchAll(/`([^` ]+)`/g)].map(([, path]) =>
    String(path),
  );
  const touched = blocksOf(page).flatMap((block) =>
    block.language === 'diff' ? fileChangedBy(block.text) : (wholeFileIn(block)?.path ?? []),
  );
  expect(touched.length).toBeGreaterThan(10);
  const isListed = (path: string) =>
    listed.some((each) => path.startsWith(`${each}/`) || matchesGlob(path, each));
  expect(touched.filter((path) => !isListed(path))).toEqual([]);
});
