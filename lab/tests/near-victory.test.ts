import { minedPositions } from '@vigilia/game-011/testing';
import { describe, expect, test } from 'vitest';
import { shares } from '../near-victory/shares.ts';
import { botsOf } from '../peeking/peeks.ts';

const ITERATIONS = 40;

/** How many of the positions each bot plays well. An Apprentice sees the plain ways to win only, and never gambles. */
const GOOD: Readonly<Record<string, number>> = { apprentice: 99, detective: 154, inspector: 154 };

describe('near victory', () => {
  const positions = minedPositions();

  test.each(Object.entries(botsOf(ITERATIONS)))('the %s plays as well as was measured', async (name, bot) => {
    const found = await shares(bot, positions);
    const good = [...found.values()].reduce((sum, share) => sum + share.good, 0);
    expect(good).toBeGreaterThanOrEqual(GOOD[name] ?? positions.length);
  });
});
