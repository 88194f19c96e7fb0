import { drawBelow, namedSeed } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { worldAt } from '../../src/knowledge/worlds.ts';
import { attended, EVENINGS, type Learnt } from './attended.ts';
import { keyOf } from './listener.ts';

const FEW = 40;
const DRAWS_FOR_EACH = 100;

/** Moments at which so few worlds are left that each can be drawn often; half of them after a wrong name. */
function fewWorlds(): Learnt[] {
  const found: Learnt[] = [];
  for (const given of EVENINGS) {
    const few = [...attended(given)].filter(({ possible }) => possible.length > 1 && possible.length <= FEW);
    const denied = few.filter(({ seen }) => seen.denied.length > 0);
    found.push(...few.slice(0, 2), ...denied.slice(0, 2));
  }
  return found;
}

describe('one world at random', () => {
  test('every possible world is drawn about as often as any other, and no other ever', () => {
    const moments = fewWorlds();
    expect(moments.length).toBeGreaterThan(8);
    expect(moments.some(({ seen }) => seen.denied.length > 0)).toBe(true);
    for (const [index, { seen, possible }] of moments.entries()) {
      const chance = { seed: namedSeed(`worlds ${index}`), drawn: {} };
      const counts = new Map(possible.map(({ key }) => [key, 0]));
      for (let draw = 0; draw < DRAWS_FOR_EACH * possible.length; draw++) {
        const key = keyOf(worldAt(seen, (sides) => drawBelow(chance, 'world', sides)));
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      expect(counts.size).toBe(possible.length);
      // Five standard deviations of a fair draw either way.
      for (const [key, count] of counts) {
        expect(count, key).toBeGreaterThan(DRAWS_FOR_EACH / 2);
        expect(count, key).toBeLessThan((DRAWS_FOR_EACH * 3) / 2);
      }
    }
  });

  test.each(EVENINGS)('$seats players, $seed: it is always one of the possible ones', (given) => {
    const chance = { seed: namedSeed(given.seed), drawn: {} };
    for (const { seen, possible } of attended(given)) {
      const keys = new Set(possible.map(({ key }) => key));
      const world = worldAt(seen, (sides) => drawBelow(chance, 'world', sides));
      expect(keys.has(keyOf(world))).toBe(true);
    }
  });
});
