import { expect, test } from 'vitest';
import { stepOn } from '../../../src/games/011/sheet/steps.ts';

const size = { row: 8, column: 6 };

test.each([
  ['ArrowUp', 0, 2, 0, 2],
  ['ArrowDown', 7, 2, 7, 2],
  ['ArrowDown', 3, 2, 4, 2],
  ['ArrowLeft', 3, 0, 3, 0],
  ['ArrowRight', 3, 4, 3, 5],
  ['ArrowRight', 3, 5, 3, 5],
  ['Home', 3, 4, 3, 0],
  ['End', 3, 1, 3, 5],
  ['PageUp', 3, 1, 0, 1],
  ['PageDown', 3, 1, 7, 1],
])('%s from row %i, column %i', (key, row, column, toRow, toColumn) => {
  expect(stepOn(size, { row, column }, key)).toEqual({ row: toRow, column: toColumn });
});

test('other keys lead nowhere', () => {
  expect(stepOn(size, { row: 0, column: 0 }, 'x')).toBeNull();
});
