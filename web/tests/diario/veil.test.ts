import { readFileSync } from 'node:fs';
import { text } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { hasVeilHere, toldAt } from '../../src/games/diario/table/veil.ts';

const MESSAGES = JSON.parse(
  readFileSync(new URL('../../src/games/diario/table/texts/en.json', import.meta.url), 'utf8'),
) as Record<string, string>;

test('every text of the table that tells a chance in numbers has words for it', () => {
  const told = Object.keys(MESSAGES).filter((key) => /\d%|percent\}/.test(MESSAGES[key] ?? ''));
  expect(told).not.toEqual([]);
  expect(told.filter((key) => !hasVeilHere(key))).toEqual([]);
});

test('odds are told in numbers unless the table veils them', () => {
  const odds = text('fight-board.death', { percent: 20 });
  expect(toldAt(odds, { veiled: false })).toBe(odds);
  expect(toldAt(odds, { veiled: true })).toEqual({ key: 'veiled.death', vars: { chance: 'slim' } });
  // What the rules package says of stakes is veiled the same way.
  expect(toldAt(text('odds.test', { percent: 100 }), { veiled: true })).toEqual({
    key: 'veil.test',
    vars: { chance: 'sure' },
  });
});
