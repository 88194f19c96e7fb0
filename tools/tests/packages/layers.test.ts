import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, onTestFinished, test } from 'vitest';
import { layerRules } from '../../packages/layer-rules.mjs';

const ROWS = [['base', 'words.mjs'], ['middle', 'beside'], ['top']];

/** The imports that the rules of `ROWS` forbid, in a package of these files and the paths each imports. */
async function forbidden(files: Readonly<Record<string, readonly string[]>>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vigilia-layers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, imports] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'part/src', path)), { recursive: true });
    writeFileSync(join(folder, 'part/src', path), imports.map((other) => `import '${other}';\n`).join(''));
  }
  const options = { baseDir: folder, validate: true, ruleSet: { forbidden: layerRules('part', ROWS) } };
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
