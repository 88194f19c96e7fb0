import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LANGUAGES } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { TILE_IDS } from '../../../games/011/src/data/tiles.ts';
import { root } from '../../setup/root.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
const sectionOf = (heading: string) =>
  read('CONTRIBUTING.md').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/** Of the files that are looked into below those that the section does not name: the page and this test go together. */
function unnamed(heading: string, files: readonly string[]): string[] {
  const section = sectionOf(heading);
  return files.filter((file) => !section.includes(`\`${file}\``));
}

/** What of these things a file does not hold, written as the file writes them. */
const missingIn = (file: string, things: readonly string[]) => {
  const text = read(file);
  return things.filter((thing) => !text.includes(thing));
};

describe('everything that is there has taken the steps that CONTRIBUTING.md lists for', () => {
  test('a tile of 011', () => {
    const rules = 'games/011/src/rules/effects/effect.ts';
    const texts = LANGUAGES.map((language) => `games/011/texts/${language}.json`);
    const kinds = filesIn('games/011/src/rules/effects/kinds/*.ts').map((file) => basename(file));
    expect(TILE_IDS.length).toBeGreaterThan(20);
    expect(
      missingIn(
        rules,
        kinds.map((kind) => `'./kinds/${kind}'`),
      ),
    ).toEqual([]);
    for (const file of texts)
      expect(
        missingIn(
          file,
          TILE_IDS.map((id) => `"tile.${id}"`),
        ),
      ).toEqual([]);
    expect(unnamed('A tile of 011', ['games/011/src/data/tiles.ts', rules])).toEqual([]);
  });

  test('a story of Diario', () => {
    const cards = filesIn('games/diario/src/book/*/stories.ts').map((file) => dirname(file));
    expect(cards.length).toBeGreaterThan(20);
    expect(cards.filter((card) => filesIn(`${card}/en.json`).length === 0)).toEqual([]);
    expect(unnamed('A story of Diario', ['games/diario/src/book/<card>', 'stories.ts', 'en.json'])).toEqual(
      [],
    );
  });

  test('a route of the server', () => {
    const topics = filesIn('server/src/http/routes/*.ts');
    const list = 'server/src/http/routes.ts';
    expect(
      missingIn(
        list,
        topics.map((file) => `'./routes/${basename(file)}'`),
      ),
    ).toEqual([]);
    const routes = topics.flatMap((file) => [
      ...read(file).matchAll(/method: '([A-Z]+)',\s+path: '([^']+)'/g),
    ]);
    expect(routes.length).toBeGreaterThan(15);
    const headings = routes.map(([, method, path]) => `${method} /api${path}`);
    expect(missingIn('docs/protocol.md', headings)).toEqual([]);
    expect(unnamed('A route of the server', ['server/src/http/routes/<topic>.ts', list])).toEqual([]);
  });

  test('a page of the site', () => {
    const router = 'web/src/platform/route.ts';
    const app = 'web/src/app/app.tsx';
    const served = 'server/src/http/pages/pages.ts';
    const pages = [...read(router).matchAll(/^ {4}case '(\w+)'/gm)].map(([, page]) => String(page));
    expect(pages.length).toBeGreaterThan(5);
    expect(
      missingIn(
        app,
        pages.map((page) => `case '${page}':`),
      ),
    ).toEqual([]);
    for (const file of [served, 'web/tests/platform/route.test.ts', 'server/tests/http/pages.test.ts'])
      expect(
        missingIn(
          file,
          pages.map((page) => `/${page}`),
        ),
      ).toEqual([]);
    const files = [...read(app).matchAll(/import\('\.\.\/(pages\/[^']+)'\)/g)].map(([, file]) =>
      String(file),
    );
    expect(files.filter((file) => !existsSync(join(root, 'web/src', file)))).toEqual([]);
    expect(unnamed('A page of the site', [router, app, served])).toEqual([]);
  });

  test('a command', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const run = Object.values(scripts).flatMap(
      (script) => script.match(/(?:lab|tools|tools\/stories)\/commands\/\S+/) ?? [],
    );
    const commands = filesIn('{lab,tools,tools/stories}/commands/*');
    expect(commands.length).toBeGreaterThan(20);
    expect(commands.filter((file) => !run.includes(file))).toEqual([]);
    expect(unnamed('A command', ['tools/commands', 'tools/stories/commands', 'lab/commands'])).toEqual([]);
  });
});
