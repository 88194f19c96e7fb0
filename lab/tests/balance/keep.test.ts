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

test('leaves the other parts on the page when one part is played', () => {
  keep(folder, { '011': tables });
  keep(folder, { duels });
  keep(folder, { diario: diaries });
  expect(kept(folder)).toEqual({ '011': tables, duels, diario: diaries });
  expect(pageIn(folder)).toBe(page({ '011': tables, duels, diario: diaries }));
});

test('replaces the last run of a part that is played again', () => {
  keep(folder, { '011': tables, duels });
  const again = { ...duels, run: { ...duels.run, seed: 'another' } };
  keep(folder, { duels: again });
  expect(kept(folder)).toEqual({ '011': tables, duels: again });
  expect(pageIn(folder)).toBe(page({ '011': tables, duels: again }));
});

test('keeps nothing before the first run', () => {
  expect(kept(folder)).toEqual({});
});
