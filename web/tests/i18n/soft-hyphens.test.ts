import { expect, test } from 'vitest';
import { withSoftHyphens } from '../../src/i18n/soft-hyphens.ts';

test.each([
  // cspell:disable-next-line
  ['Монорельсовая дорога', 'Моно|рельсо|вая дорога'],
  // cspell:disable-next-line
  ['Расследовать', 'Рассле|до|вать'],
  ['steam carriage', 'steam carriage'],
  ['r5c1', 'r5c1'],
])('a long word may break between its syllables, a short one nowhere: %s', (words, broken) => {
  expect(withSoftHyphens(words).replaceAll('\u00ad', '|')).toBe(broken);
});
