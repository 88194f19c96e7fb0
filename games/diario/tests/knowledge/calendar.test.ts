import { describe, expect, test } from 'vitest';
import { lastDay, settlingDay } from '../../src/knowledge/calendar.ts';

describe('the days to come', () => {
  test('END-1 a game ends on the morning of day 10 at the latest, END-5 harder ones two and four days later', () => {
    expect(lastDay({ difficulty: 'normal' })).toBe(10);
    expect(lastDay({ difficulty: 'hard' })).toBe(12);
    expect(lastDay({ difficulty: 'hardcore' })).toBe(14);
  });

  test('MORN-2 the first Objective is settled with Chapter II, the second with Chapter III, the last never', () => {
    const settling = (id: 'a-warm-corner' | 'the-street-watch' | 'to-be-alive') =>
      settlingDay({ difficulty: 'normal', objective: { id, paid: false } });
    expect(settling('a-warm-corner')).toBe(4);
    expect(settling('the-street-watch')).toBe(8);
    expect(settling('to-be-alive')).toBeNull();
    expect(settlingDay({ difficulty: 'hard', objective: { id: 'a-warm-corner', paid: false } })).toBe(5);
  });
});
