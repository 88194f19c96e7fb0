import { expect, test } from 'vitest';
import { scoreOf, scoreParts } from '../../src/rules/end/score.ts';
import { momentsOf } from '../moments.ts';

test('END-4 the parts of a score add up to it', () => {
  for (const { state } of momentsOf('score', 1, 5)) {
    const { survivors, levels, worst, gone } = scoreParts(state);
    expect(10 * survivors - levels - 10 * worst - 20 * gone).toBe(scoreOf(state));
  }
});
