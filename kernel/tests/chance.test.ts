import { createHash } from 'node:crypto';
import { type Chance, drawBelow, namedSeed, shuffled } from '@vigilia/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const fresh = (name = 'chance'): Chance => ({ seed: namedSeed(name), drawn: {} });
const rolls = (chance: Chance, purpose: string, count: number) =>
  Array.from({ length: count }, () => drawBelow(chance, purpose, 6));

/** How far counts are from even: about its degrees of freedom if they are fair. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('a draw', () => {
  test('is the same for the same seed and purpose', () => {
    expect(rolls(fresh(), 'wind', 40)).toEqual(rolls(fresh(), 'wind', 40));
    expect(rolls(fresh(), 'wind', 40)).not.toEqual(rolls(fresh('other'), 'wind', 40));
  });

  test('can be verified without this code: SHA-256 of seed, purpose and block, eight words a block', () => {
    const chance = fresh();
    const words = Array.from({ length: 20 }, (_, index) => {
      const block = createHash('sha256')
        .update(`${chance.seed}:wind:${Math.floor(index / 8)}`)
        .digest();
      return block.readUInt32BE((index % 8) * 4);
    });
    expect(words.map(() => drawBelow(chance, 'wind', 2 ** 32))).toEqual(words);
  });

  test('for one purpose never shifts those for another', () => {
    const alone = rolls(fresh(), 'wind', 20);
    const mixed = fresh();
    const woven = alone.map(() => {
      rolls(mixed, 'rain', 3);
      return drawBelow(mixed, 'wind', 6);
    });
    expect(woven).toEqual(alone);
    expect(rolls(fresh(), 'rain', 20)).not.toEqual(alone);
  });

  test('cannot be rolled again by going back', () => {
    const chance = fresh();
    rolls(chance, 'wind', 5);
    const before = { seed: chance.seed, drawn: { ...chance.drawn } };
    const first = rolls(chance, 'wind', 5);
    rolls(before, 'rain', 2);
    expect(rolls(before, 'wind', 5)).toEqual(first);
  });

  test('counts the words it took, purpose by purpose', () => {
    const chance = fresh();
    rolls(chance, 'wind', 9);
    rolls(chance, 'rain', 1);
    expect(chance.drawn).toEqual({ wind: 9, rain: 1 });
  });

  test.each([2, 3, 6, 7, 50])('among %i is fair', (sides) => {
    const chance = fresh();
    const counts = Array.from({ length: sides }, () => 0);
    for (let draw = 0; draw < 400 * sides; draw++) {
      const drawn = drawBelow(chance, 'fair', sides);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    // Five deviations above the mean of a chi-square distribution.
    expect(chiSquare(counts)).toBeLessThan(sides - 1 + 5 * Math.sqrt(2 * (sides - 1)));
  });

  test('is redrawn where the last words would favour the low numbers', () => {
    const chance = fresh();
    const sides = 3_000_000_000;
    for (let draw = 0; draw < 50; draw++) expect(drawBelow(chance, 'big', sides)).toBeLessThan(sides);
    expect(chance.drawn.big).toBeGreaterThan(50);
  });

  test.each([0, -1, 1.5, Number.NaN])('among %d throws', (sides) => {
    expect(() => drawBelow(fresh(), 'none', sides)).toThrow(RangeError);
  });
});

describe('a shuffle', () => {
  test('keeps every card and leaves the deck it was given', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (deck, name) => {
        const given = deck.slice();
        const dealt = shuffled(fresh(name), 'deck', deck);
        expect(deck).toEqual(given);
        expect(dealt.toSorted()).toEqual(given.toSorted());
      }),
    );
  });

  test('gives every order of three cards its share', () => {
    const chance = fresh();
    const orders = new Map<string, number>();
    for (let deal = 0; deal < 3000; deal++) {
      const order = shuffled(chance, 'deck', ['a', 'b', 'c']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    expect(chiSquare([...orders.values()])).toBeLessThan(5 + 5 * Math.sqrt(10));
  });
});
