import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../setup/root.mjs';

/** What is no part of the repository, or lies there only once it was made. */
const LEFT_OUT = ['**/node_modules', '**/dist', '.git', '.stryker-tmp', '.vigilia', 'coverage', 'reports'];
const PATHS = globSync(['**', '*'], { cwd: root, exclude: LEFT_OUT }).map((path) =>
  path.replaceAll('\\', '/'),
);
const FOLDERS = new Set(PATHS.flatMap((path) => path.split('/').slice(0, -1)));
/** It says what was true when it was written. */
const HISTORY = 'CHANGELOG.md';
const PAGES = PATHS.filter((path) => path.endsWith('.md') && path !== HISTORY);

/** Paths that a reader makes: the page, a game called Candles. */
const MADE = [/^web\/dist$/, /\bcandles\b/];

const FILE = /[.](?:css|html|json|md|mjs|py|sql|svg|ts|tsx|txt|yaml)$/;
const PATH = /^[\w.<>{},*-]+(?:\/[\w.<>{},*-]+)*\/?$/;

/** The code in a text that names a file or a folder: by its ending, or because its first part is the name of a folder. */
function pathsIn(text: string): string[] {
  const prose = text.replace(/^```.*?^```/gms, '');
  const code = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, each]) => String(each));
  return code.filter(
    (each) =>
      PATH.test(each) && (FILE.test(each) || (each.includes('/') && FOLDERS.has(each.split('/')[0] ?? ''))),
  );
}

/** Whole, or as its end: within a package its folder goes without saying. A part in angle brackets stands for any name. */
function exists(path: string): boolean {
  const pattern = path.replace(/\/$/, '').replaceAll(/<[^>]+>/g, '*');
  return PATHS.some((each) => matchesGlob(each, pattern) || matchesGlob(each, `**/${pattern}`));
}

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8');

  test('names no file or folder that does not exist', () => {
    const named = pathsIn(text).filter((path) => !MADE.some((made) => made.test(path)));
    expect(named.filter((path) => !exists(path))).toEqual([]);
  });

  test('links to no file that does not exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link]) => String(link));
    const linked = links.map((link) => normalize(join(dirname(page), link)).replace(/\/$/, ''));
    expect(linked.filter((path) => !PATHS.includes(path))).toEqual([]);
  });
});

test('a file that does not exist is found out, by its ending or by its folder', () => {
  const text =
    'From `socket/upgrade.ts`, `kernel/nowhere` and `no-such.ts` to `kernel/src/engine/game.ts` and `socket/inbox.ts`.';
  expect(pathsIn(text).filter((path) => !exists(path))).toEqual([
    'socket/upgrade.ts',
    'kernel/nowhere',
    'no-such.ts',
  ]);
});
