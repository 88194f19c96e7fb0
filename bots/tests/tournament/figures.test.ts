import { describe, expect, test } from 'vitest';
import { standingOf } from '../../src/tournament/standing.ts';
import { percentile, wilson } from '../../src/tournament/statistics.ts';

describe('the interval of Wilson', () => {
  // Published values, and those of a coin.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [50, 100, 0.4038, 0.5962],
    [10, 10, 0.7225, 1],
  ])('%i of %i', (wins, games, low, high) => {
    const interval = wilson(wins, games);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('of no games says nothing', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('percentiles', () => {
  test('are values that were met', () => {
    const values = [15, 20, 35, 40, 50];
    expect([5, 30, 40, 50, 95, 100].map((percent) => percentile(values, percent))).toEqual([
      15, 20, 20, 35, 50, 50,
    ]);
  });

  test('do not mind the order, and leave it', () => {
    const values = [30, 10, 20];
    expect(percentile(values, 50)).toBe(20);
    expect(values).toEqual([30, 10, 20]);
  });

  test('compare numbers, not their digits', () => {
    expect(percentile([9, 10, 100], 50)).toBe(10);
  });

  test('of nothing there are none', () => {
    expect(percentile([], 50)).toBeNull();
  });
});

describe('how a bot stands', () => {
  test('against a fair share of the wins', () => {
    const { share, ofFairShare, low, high } = standingOf(
      { games: 100, wins: 50, thought: [], counts: {} },
      4,
    );
    expect({ share, ofFairShare }).toEqual({ share: 0.5, ofFairShare: 2 });
    expect(low).toBeCloseTo(4 * 0.4038, 3);
    expect(high).toBeCloseTo(4 * 0.5962, 3);
  });

  test('and how long it thinks', () => {
    const thought = Array.from({ length: 100 }, (_, index) => index + 1);
    expect(standingOf({ games: 1, wins: 0, thought, counts: {} }, 4)).toMatchObject({
      thinkP50Ms: 50,
      thinkP95Ms: 95,
    });
  });

  test('who never played has no share', () => {
    expect(standingOf({ games: 0, wins: 0, thought: [], counts: {} }, 4)).toMatchObject({
      share: 0,
      ofFairShare: 0,
      thinkP50Ms: null,
    });
  });
});
