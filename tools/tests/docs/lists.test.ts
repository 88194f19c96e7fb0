import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { existingPackages } from '../../packages/existing.mjs';
import { root } from '../../setup/root.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** A section of a page, from its heading to the next one. */
function sectionOf(page: string, heading: string): string {
  const [, section] = read(page).split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`${page} has no section ${heading}`);
  return section.split('\n## ')[0] ?? '';
}

describe('CONTRIBUTING.md', () => {
  const sources = existingPackages().map((folder) => `${folder}/{,src/**/}{texts,rulebook}/en.json`);
  const toy = 'kernel/tests/toy/**/en.json';
  const folders = globSync([...sources, toy], { cwd: root })
    .map((path) => dirname(path).replaceAll('\\', '/'))
    .filter((folder) => !folder.includes('node_modules'));

  test('names every folder that a language needs a file in', () => {
    const section = sectionOf('CONTRIBUTING.md', 'A language');
    expect(folders.length).toBeGreaterThan(12);
    expect(folders.filter((folder) => !section.includes(`\`${folder}\``))).toEqual([]);
  });
});

describe('README.md', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

  test('names every npm script', () => {
    const section = sectionOf('README.md', 'The npm scripts');
    const named = [...section.matchAll(/`(?:npm (?:run )?)?([\w:-]+)`/g)].map(([, name]) => name);
    expect(Object.keys(scripts).filter((script) => !named.includes(script))).toEqual([]);
  });

  test.each(globSync(['*.md', 'docs/*.md'], { cwd: root }))(
    '%s names no npm script that is not there',
    (page) => {
      const named = [...read(page).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => String(name));
      expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    },
  );
});

test('docs/dependencies.md gives a reason for every dependency', () => {
  const page = read('docs/dependencies.md');
  const packages = ['.', ...existingPackages()].map((folder) => JSON.parse(read(`${folder}/package.json`)));
  const names = packages.flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  );
  expect(names.filter((name) => !name.startsWith('@vigilia/') && !page.includes(`\`${name}\``))).toEqual([]);
});
