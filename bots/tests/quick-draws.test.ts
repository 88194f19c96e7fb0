import { describe, expect, test } from 'vitest';
import { WORDS } from '../src/chances.ts';
import { QuickDraws } from '../src/quick-draws.ts';

describe('quick draws', () => {
  test('begin with the word they were given, and begin again', () => {
    const draws = new QuickDraws(WORDS - 1);
    const once = [draws.draw(WORDS), draws.draw(WORDS), draws.draw(WORDS)];
    draws.begin(WORDS - 1);
    expect([draws.draw(WORDS), draws.draw(WORDS), draws.draw(WORDS)]).toEqual(once);
    expect(once[0]).toBe(WORDS - 1);
    expect(new Set(once).size).toBe(3);
  });

  test('come to every side about equally often, from any word, 0 too', () => {
    for (const word of [0, 1, WORDS - 1]) {
      const { draw } = new QuickDraws(word);
      const seen = [0, 0, 0, 0, 0, 0];
      for (let number = 0; number < 6000; number++) {
        const side = draw(6);
        seen[side] = (seen[side] ?? 0) + 1;
      }
      expect(Math.min(...seen)).toBeGreaterThan(850);
      expect(Math.max(...seen)).toBeLessThan(1150);
    }
  });
});
