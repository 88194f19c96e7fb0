import { expect, test } from 'vitest';
import { nextWord } from '../../src/log/roving.ts';

// Three lines: two words, one word, three words.
const rows = [0, 0, 1, 2, 2, 2];

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 5, 5],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 4, 2],
  ['ArrowUp', 2, 0],
  ['ArrowUp', 1, 1],
  ['Home', 4, 0],
  ['End', 0, 5],
])('%s from word %i leads to word %i', (key, from, to) => {
  expect(nextWord(rows, from, key)).toBe(to);
});

test('arrow keys enter at the newest word, and other keys do nothing', () => {
  expect(nextWord(rows, -1, 'ArrowUp')).toBe(5);
  expect(nextWord(rows, -1, 'ArrowDown')).toBeNull();
  expect(nextWord(rows, 2, 'Tab')).toBeNull();
  expect(nextWord([], -1, 'ArrowUp')).toBeNull();
});
