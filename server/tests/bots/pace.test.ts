import type { Draw } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { draw, humanDelay, pauseBefore } from '../../src/bots/pace.ts';
import { PACES } from '../../src/table/settings.ts';

const lowest: Draw = () => 0;
const highest: Draw = (sides) => sides - 1;

describe('what a bot waits', () => {
  test.each([
    ['instant', 0, 0],
    ['brisk', 700, 1_300],
    ['calm', 1_600, 2_800],
  ] as const)('at a table that is %s lies between %i and %i milliseconds', (pace, least, most) => {
    const move = { choices: 5, thought: 0 };
    expect(pauseBefore(move, pace, lowest)).toBe(least);
    expect(pauseBefore(move, pace, highest)).toBe(most);
  });

  test('is less where there is nothing to decide', () => {
    expect(pauseBefore({ choices: 1, thought: 0 }, 'brisk', lowest)).toBe(280);
    expect(pauseBefore({ choices: 1, thought: 0 }, 'calm', highest)).toBe(1_120);
  });

  test('counts what it thought already, and is never less than nothing', () => {
    expect(pauseBefore({ choices: 5, thought: 300.4 }, 'brisk', lowest)).toBe(400);
    for (const pace of PACES) expect(pauseBefore({ choices: 5, thought: 9_000 }, pace, highest)).toBe(0);
  });
});

describe('what an order waits', () => {
  test('is between two and nine seconds', () => {
    expect(humanDelay(lowest)).toBe(2_000);
    expect(humanDelay(highest)).toBe(9_000);
  });

  test('is mostly short with a long tail, as with people', () => {
    const middle: Draw = (sides) => Math.floor(sides / 2);
    const quarter: Draw = (sides) => Math.floor(sides / 4);
    const threeQuarters: Draw = (sides) => Math.floor((sides * 3) / 4);
    const [early, half, late] = [quarter, middle, threeQuarters].map(humanDelay) as [number, number, number];
    expect(half).toBeGreaterThan(3_500);
    expect(half).toBeLessThan(4_500);
    expect(late - half).toBeGreaterThan(half - early);
    expect(9_000 - late).toBeGreaterThan(2 * (early - 2_000));
  });

  test('is another every time', () => {
    expect(new Set(Array.from({ length: 100 }, () => humanDelay(draw))).size).toBeGreaterThan(50);
  });
});
