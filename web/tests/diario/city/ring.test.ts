import { expect, test } from 'vitest';
import { middleOf, segmentsOf } from '../../../src/games/diario/table/city/ring.ts';

const RING = { inner: 30, outer: 48, turn: 1, from: 0, gap: 0 };

test('a ring has a segment for each card, and none of them twice', () => {
  expect(new Set(segmentsOf(14, RING)).size).toBe(14);
});

test('the first segment of a whole ring begins at the top', () => {
  expect(segmentsOf(4, RING)[0]).toMatch(/^M50\.00 20\.00L50\.00 2\.00/);
});

test('the middle of a segment lies between its ends', () => {
  expect(middleOf(2, 0, RING)).toEqual({ x: '89.00', y: '50.00' });
});
