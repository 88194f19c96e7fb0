import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawArchitecture } from '../architecture/draw.ts';
import { reduced } from '../architecture/reduce.ts';
import { surveyPackages } from '../architecture/survey.ts';
import { root } from '../setup/root.mjs';

test('docs/architecture.svg shows the packages as they are; `npm run generate:architecture` draws it', () => {
  expect(readFileSync(join(root, 'docs/architecture.svg'), 'utf8')).toBe(drawArchitecture(surveyPackages()));
});

test('finds what a package imports by name, by path and for its types alone', () => {
  const found = new Map(surveyPackages().map((surveyed) => [surveyed.folder, surveyed]));
  expect(found.get('kernel')?.imports).toEqual([]);
  expect(found.get('web')?.typesOf).toEqual(['server']);
  expect(found.get('cli')?.imports).toContain('games/diario');
  expect(found.get('tools')?.imports).toContain('web');
});

test('leaves out an arrow that follows from longer ways', () => {
  const graph = new Map([
    ['cli', new Set(['server', 'kernel', 'games'])],
    ['server', new Set(['bots', 'kernel'])],
    ['bots', new Set(['kernel'])],
    ['games', new Set(['kernel'])],
    ['kernel', new Set<string>()],
  ]);
  expect(reduced(graph)).toEqual([
    ['cli', 'server'],
    ['cli', 'games'],
    ['server', 'bots'],
    ['bots', 'kernel'],
    ['games', 'kernel'],
  ]);
});

test('has a place for every package', () => {
  const stranger = { folder: 'attic', description: '', imports: [], typesOf: [], rows: [] };
  expect(() => drawArchitecture([...surveyPackages(), stranger])).toThrow('attic');
});
