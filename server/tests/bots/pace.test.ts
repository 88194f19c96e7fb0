import { RoundPace } from '@vigilia/bots';
import type { Draw } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { draw, humanDelay, pauseBefore } from '../../src/bots/pace.ts';

const lowest: Draw = () => 0;
const highest: Draw = (sides) => sides - 1;

describe('what a bot waits', () => {
  test('lies between seven tenths and all of what it may', () => {
    const move = { choices: 5, thought: 0, wait: 450 };
    expect(pauseBefore(move, lowest)).toBe(315);
    expect(pauseBefore(move, highest)).toBe(450);
    for (const extreme of [lowest, highest]) expect(pauseBefore({ ...move, wait: 0 }, extreme)).toBe(0);
  });

  test('is less where there is nothing to decide', () => {
    expect(pauseBefore({ choices: 1, thought: 0, wait: 1_000 }, lowest)).toBe(280);
    expect(pauseBefore({ choices: 1, thought: 0, wait: 1_000 }, highest)).toBe(400);
  });

  test('counts what it thought already, and is never less than nothing', () => {
    expect(pauseBefore({ choices: 5, thought: 300.4, wait: 1_000 }, lowest)).toBe(400);
    expect(pauseBefore({ choices: 5, thought: 9_000, wait: 450 }, highest)).toBe(0);
  });

  test('covers what a bot may think, so that a thought does not show', () => {
    for (const pace of ['brisk', 'calm'] as const) {
      const { wait, thought } = new RoundPace().next(1, pace);
      expect(pauseBefore({ choices: 5, thought, wait }, lowest)).toBeGreaterThan(0);
    }
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
