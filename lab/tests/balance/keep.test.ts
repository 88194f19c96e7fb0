import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keep, kept } from '../../balance/keep.ts';
import { page } from '../../balance/page.ts';
import { diaries, duels, tables } from './sample.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'balance-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const pageIn = (place: string) => readFileSync(join(place, 'balance.md'), 'utf8');

test('a part that is played alone leaves the others on the page', () => {
  keep(folder, { '011': tables });
  keep(folder, { duels });
  keep(folder, { diario: diaries });
  expect(kept(folder)).toEqual({ '011': tables, duels, diario: diaries });
  expect(pageIn(folder)).toBe(page({ '011': tables, duels, diario: diaries }));
});

test('a part that is played again takes the place of its last run', () => {
  keep(folder, { '011': tables, duels });
  const again = { ...duels, run: { ...duels.run, seed: 'another' } };
  keep(folder, { duels: again });
  expect(kept(folder)).toEqual({ '011': tables, duels: again });
  expect(pageIn(folder)).toBe(page({ '011': tables, duels: again }));
});

test('before the first run nothing is kept', () => {
  expect(kept(folder)).toEqual({});
});
