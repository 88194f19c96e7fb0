import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, onTestFinished, test } from 'vitest';
import { existingPackages, sourceFolder } from '../../packages/existing.mjs';
import { layerGaps } from '../../packages/layer-gaps.mjs';
import { layerRules } from '../../packages/layer-rules.mjs';
import { layers } from '../../packages/plan.mjs';

const ROWS = [['base', 'words.mjs'], ['middle', 'beside'], ['top']];
const PLAN = { 'part/src': ROWS, 'part/src/top': [['deep'], ['near']] };

/** The imports that `PLAN` forbids, in a package of these files and the paths each imports. */
async function forbidden(files: Readonly<Record<string, readonly string[]>>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vigilia-layers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, imports] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'part/src', path)), { recursive: true });
    writeFileSync(join(folder, 'part/src', path), imports.map((other) => `import '${other}';\n`).join(''));
  }
  const rules = Object.entries(PLAN).flatMap(([path, rows]) => layerRules(path, rows));
  const options = { baseDir: folder, validate: true, ruleSet: { forbidden: rules } };
  const { output } = await cruise(['part'], options);
  const { violations } = (output as ICruiseResult).summary;
  return violations.map(({ from, to }) => `${from} -> ${to}`.replaceAll('part/src/', '')).sort();
}

const FILES = {
  'index.mjs': ['./top/a.mjs', './base/a.mjs'],
  'words.mjs': [],
  'base/a.mjs': ['./b.mjs'],
  'base/b.mjs': [],
  'middle/a.mjs': ['../base/a.mjs', '../words.mjs'],
  'beside/a.mjs': [],
  'top/a.mjs': ['../middle/a.mjs', '../base/b.mjs', './deep/b.mjs'],
  'top/deep/b.mjs': ['../../beside/a.mjs'],
  'top/near/a.mjs': ['../deep/b.mjs'],
};

test('a folder imports itself and the rows before its own', async () => {
  expect(await forbidden(FILES)).toEqual([]);
});

test('a folder imports no later row, no folder of its own row and no file above all rows', async () => {
  const broken = {
    ...FILES,
    'base/b.mjs': ['../middle/a.mjs'],
    'beside/a.mjs': ['../middle/a.mjs'],
    'middle/a.mjs': ['../index.mjs'],
    'words.mjs': ['./base/a.mjs'],
  };
  expect(await forbidden(broken)).toEqual([
    'base/b.mjs -> middle/a.mjs',
    'beside/a.mjs -> middle/a.mjs',
    'middle/a.mjs -> index.mjs',
    'words.mjs -> base/a.mjs',
  ]);
});

test('the layers of a folder hold beside those of the package around it', async () => {
  const broken = { ...FILES, 'top/deep/b.mjs': ['../near/b.mjs', '../a.mjs'], 'top/near/b.mjs': [] };
  expect(await forbidden(broken)).toEqual([
    'top/deep/b.mjs -> top/a.mjs',
    'top/deep/b.mjs -> top/near/b.mjs',
  ]);
});

test('a package is layered in its src, any other folder in itself', () => {
  expect(sourceFolder('server')).toBe('server/src');
  expect(sourceFolder('games/011')).toBe('games/011/src');
  expect(sourceFolder('web/src/games/011')).toBe('web/src/games/011');
});

test('names the folders that no row names, and what a row names that does not exist', () => {
  expect(layerGaps('web/src/games', [['011', 'nowhere']])).toEqual([
    'web/src/games: the layers name nowhere, which does not exist',
    'web/src/games: no layer names the folder diario',
  ]);
});

test('every key of the plan lies in a package', () => {
  const packages = existingPackages();
  const strangers = Object.keys(layers).filter(
    (path) => !packages.some((folder) => path === folder || path.startsWith(`${folder}/`)),
  );
  expect(strangers).toEqual([]);
});
