import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { className } from '../../build/style-sheets.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const find = (...patterns: readonly string[]) =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).map((file) => file.replaceAll('\\', '/'));

const SHEETS = find('web/src/**/*.css');
const MODULES = SHEETS.filter((file) => file.endsWith('.module.css'));
const SOURCES = find('web/src/**/*.{ts,tsx}');
/** What looks for elements by their classes. */
const SEARCHERS = find('web/tests/e2e/**/*.ts', 'lab/{access,bench/page}/*.ts', 'tools/pictures/*.ts');
const SEARCHED = /(?<=[\s'"`,(])\.([a-z][\w-]+)(?=[\s'"`,[:>)])/g;
/** What looks like a class there: the end of a file's name, a length, and a class of the diary as a file of its own. */
const NO_CLASSES = ['js', 'length', 'story'];

/** The classes of other sheets, and of all, that a module names beside its own. */
const ELSEWHERE = /:global\(\.([\w-]+)\)/g;
const CLASS = /\.([a-z][\w-]*)/gi;
const OWN_IMPORT = /import \* as (\w+) from '([^']+\.module\.css)'/g;

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const withoutStrings = (text: string) => text.replace(/\/\*.*?\*\/|'[^'\n]*'|"[^"\n]*"/gs, '');
const ownOf = (file: string) => [
  ...new Set(namesIn(withoutStrings(read(file)).replace(ELSEWHERE, ''), CLASS)),
];
const camelCase = (name: string) => name.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The classes that any part of the page may use: those of the sheets in web/src/styles. */
const GLOBAL = new Set(SHEETS.filter((file) => dirname(file) === 'web/src/styles').flatMap(ownOf));
/** What the document calls the classes of all modules. */
const SCOPED = new Set(MODULES.flatMap((file) => ownOf(file).map((name) => className(name, file))));
const isKnown = (name: string) => GLOBAL.has(name) || SCOPED.has(name);

/** What components call by `styles.name`, by sheet. */
const USED = new Map(MODULES.map((file) => [file, new Set<string>()]));
for (const source of SOURCES)
  for (const [, alias, path = ''] of read(source).matchAll(OWN_IMPORT))
    for (const name of namesIn(withoutStrings(read(source)), new RegExp(`\\b${alias}\\.(\\w+)`, 'g')))
      USED.get(normalize(join(dirname(source), path)))?.add(name);

test('a sheet outside styles/ is a module, and no two have the same name', () => {
  expect(MODULES.length).toBeGreaterThan(100);
  const others = SHEETS.filter((file) => !MODULES.includes(file));
  expect(others.filter((file) => basename(dirname(file)) !== 'styles')).toEqual([]);
  const names = MODULES.map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('components use each class of a module, and none that it lacks', () => {
  const faults = MODULES.flatMap((file) => {
    const own = new Set(ownOf(file).map(camelCase));
    const used = USED.get(file) ?? new Set();
    return [
      ...[...own].filter((name) => !used.has(name)).map((name) => `${file}: nothing uses ${name}`),
      ...[...used].filter((name) => !own.has(name)).map((name) => `${file}: lacks ${name}`),
    ];
  });
  expect(faults).toEqual([]);
});

test('what is named as a word is a class of styles/ or of another module', () => {
  const faults = [
    ...MODULES.flatMap((file) => namesIn(read(file), ELSEWHERE).map((name) => ({ file, name }))),
    ...SHEETS.filter((file) => !MODULES.includes(file)).flatMap((file) =>
      ownOf(file).map((name) => ({ file, name })),
    ),
    ...SOURCES.filter((file) => file.endsWith('.tsx')).flatMap((file) =>
      namesIn(read(file), /\sclass="([^"]*)"/g).flatMap((names) =>
        names.split(' ').map((name) => ({ file, name })),
      ),
    ),
    ...SEARCHERS.flatMap((file) =>
      namesIn(read(file), SEARCHED)
        .filter((name) => !NO_CLASSES.includes(name))
        .map((name) => ({ file, name })),
    ),
  ].filter(({ name }) => !isKnown(name));
  expect(faults).toEqual([]);
});

test('the few classes for all are these', () => {
  expect([...GLOBAL].sort()).toEqual(
    [
      // The document shows it before any script has come.
      'before-page',
      // The looks of controls, of what is written in, of what unfolds, and of the drawings in them.
      'button',
      'field',
      'icon',
      'main',
      'unfold',
      // What only screen readers read, and what fades at the edge it scrolls behind.
      'fading',
      'heard-only',
    ].sort(),
  );
});
