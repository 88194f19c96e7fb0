import { LAST_HOUR } from '@vigilia/game-011';
import { expect, test } from 'vitest';
import { angleOfHour, gonePath, HOURS, pointOfHour, RAGNAROK } from '../../../src/games/011/clock/clock.tsx';

test('SET-2 the hand begins at I, one step past straight up', () => {
  expect(angleOfHour(1)).toBe(30);
  expect(HOURS[0]).toBe('I');
});

test('HOUR-3 every Hour moves the hand on, and after the last it stands straight up', () => {
  for (let hour = 1; hour <= LAST_HOUR; hour++) {
    expect(angleOfHour(hour + 1) - angleOfHour(hour)).toBe(30);
  }
  expect(RAGNAROK).toBe(LAST_HOUR + 1);
  expect(angleOfHour(RAGNAROK) % 360).toBe(0);
});

test.each([
  [3, 10, 0],
  [6, 0, 10],
  [9, -10, 0],
  [12, 0, -10],
])('Hour %i stands where a clock has it', (hour, x, y) => {
  const [left, top] = pointOfHour(hour, 10);
  expect(left).toBeCloseTo(x);
  expect(top).toBeCloseTo(y);
});

test('what is gone is less than half of the dial up to VI and more after it', () => {
  expect(gonePath(6, 10)).toContain('A10 10 0 0 1');
  expect(gonePath(7, 10)).toContain('A10 10 0 1 1');
});
