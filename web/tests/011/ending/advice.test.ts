import { expect, test } from 'vitest';
import { adviceFor, beatenLevel } from '../../../src/games/011/ending/advice.ts';
import type { Standing } from '../../../src/games/011/ending/course.ts';

const LEVELS = ['apprentice', 'inspector', 'detective'] as const;

const adviceAt = (standing: Standing, hour: number | null = null) =>
  adviceFor({
    role: 'hero',
    seat: 0,
    course: { hours: [1], standings: [[standing]], organ: null },
    known: [{ seat: 0, at: hour === null ? null : 1, hour }],
  }).key;

test('a defeat says what was missing first: pages, the name that could be known, Time, or looks', () => {
  expect(adviceAt({ pages: 2, suspects: 1, time: 9 }, 4)).toBe('eleven-end.try-pages');
  expect(adviceAt({ pages: 15, suspects: 1, time: 9 }, 4)).toBe('eleven-end.try-name');
  expect(adviceAt({ pages: 15, suspects: 3, time: 0 })).toBe('eleven-end.try-time');
  expect(adviceAt({ pages: 15, suspects: 3, time: 9 })).toBe('eleven-end.try-look');
});

test('a victory names the strongest bot that was beaten, and the stronger one that waits', () => {
  const beat = (...bots: (string | null)[]) =>
    beatenLevel(
      LEVELS,
      bots.map((bot) => ({ bot })),
    );
  expect(beat(null, 'apprentice', 'apprentice')).toEqual({ beaten: 'apprentice', next: 'inspector' });
  expect(beat(null, 'apprentice', 'inspector')).toEqual({ beaten: 'inspector', next: 'detective' });
  expect(beat(null, 'detective')).toEqual({ beaten: 'detective', next: null });
  expect(beat(null, null)).toEqual({ beaten: null, next: null });
});
