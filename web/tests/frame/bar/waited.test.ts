import { expect, test } from 'vitest';
import { waitedFor } from '../../../src/frame/bar/waited.tsx';
import { timeSpan } from '../../../src/i18n/dates.ts';

const MINUTE = 60_000;
const silence = { seat: 0, decider: 2, since: 1_000, from: 1_000 + 2 * MINUTE, knock: null };

test('the others and watchers read for how long they wait from the first minute on, the person who thinks does not', () => {
  expect([0, 1, 2, null].map((own) => waitedFor(silence, own, 1_000 + 3 * MINUTE))).toEqual([
    3 * MINUTE,
    3 * MINUTE,
    null,
    3 * MINUTE,
  ]);
  expect(waitedFor(silence, 1, 1_000 + MINUTE - 1)).toBeNull();
  expect(waitedFor(null, 1, 5 * MINUTE)).toBeNull();
});

test('a stretch of time is told in whole minutes, then hours, then days', () => {
  const spans = [MINUTE, 59.9 * MINUTE, 60 * MINUTE, 47 * 60 * MINUTE, 48 * 60 * MINUTE];
  expect(spans.map(timeSpan)).toEqual(['1 min', '59 mins', '1 hr', '47 hrs', '2 days']);
});
