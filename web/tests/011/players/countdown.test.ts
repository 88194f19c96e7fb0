import { expect, it } from 'vitest';
import { leftUntil } from '../../../src/games/011/players/countdown.tsx';

it('says what is left on a clock, and never less than nothing', () => {
  expect(leftUntil(90_500, 0)).toEqual({ days: 0, hours: 0, minutes: 1, seconds: 31, isShort: false });
  expect(leftUntil(36 * 3_600_000, 0)).toMatchObject({ days: 1, hours: 12, minutes: 0, seconds: 0 });
  expect(leftUntil(1_000, 5_000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, isShort: true });
});
