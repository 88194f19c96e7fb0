import { expect, test } from 'vitest';
import { STEPS, stepOf } from '../../../src/games/diario/table/journal/day-rail.tsx';
import { questionsOf } from '../moments.ts';

test('DAY-1 the Day is three steps of the rail, one a round', () => {
  expect([1, 2, 3].map((round) => stepOf({ phase: 'day', round }))).toEqual(['day1', 'day2', 'day3']);
});

test('every question of a game stands at a step of the rail, and a day goes through it forward', () => {
  let before = { day: 0, at: 0 };
  const met = new Set<string>();
  for (const { view } of questionsOf('rail')) {
    const step = stepOf(view);
    if (step === null) continue;
    const now = { day: view.day, at: STEPS.indexOf(step) };
    expect(now.at).toBeGreaterThanOrEqual(now.day === before.day ? before.at : 0);
    met.add(step);
    before = now;
  }
  expect(met).toContain('day1');
  expect(met).toContain('dawn');
});

test('a game that is over stands at none', () => {
  expect(stepOf({ phase: 'over', round: 0 })).toBeNull();
});
