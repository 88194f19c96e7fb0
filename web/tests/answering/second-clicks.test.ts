import { expect, test } from 'vitest';
import { isOfSameQuestion } from '../../src/answering/panel/second-clicks.ts';

test('the second press of a double click belongs to the question of the first', () => {
  expect(isOfSameQuestion({ detail: 1 }, '0 7')).toBe(true);
  expect(isOfSameQuestion({ detail: 2 }, '0 7')).toBe(true);
  expect(isOfSameQuestion({ detail: 3 }, '0 8')).toBe(false);
  expect(isOfSameQuestion({ detail: 1 }, '0 8')).toBe(true);
});

test('a press by key is the first of its row', () => {
  expect(isOfSameQuestion({ detail: 1 }, '0 7')).toBe(true);
  expect(isOfSameQuestion({ detail: 0 }, '0 8')).toBe(true);
});
