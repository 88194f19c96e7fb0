import { describe, expect, test } from 'vitest';
import { namedSeed } from '../src/chance/seed.ts';
import { randomChoice } from '../src/conformance/random-choice.ts';
import { isOffered } from '../src/engine/choice.ts';

type Move = { verb: 'bid'; amount: number } | { verb: 'pass' | 'walk'; to?: string };

const offer = {
  choices: [{ verb: 'pass' }, ...['a', 'b', 'c', 'd'].map((to) => ({ verb: 'walk', to }) as const)] as Move[],
  ranges: [
    { from: { verb: 'bid', amount: 3 } as const, to: 10 },
    { from: { verb: 'bid', amount: 9 } as const, to: 8 },
  ],
};

function drawn(times: number): Move[] {
  const chance = { seed: namedSeed('random choices'), drawn: {} };
  return Array.from({ length: times }, () => randomChoice<Move>(offer, chance));
}

describe('a random choice', () => {
  test('is one of those offered, and each of them may come', () => {
    const moves = drawn(4000);
    expect(moves.every((move) => isOffered(offer, move))).toBe(true);
    expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(13);
  });

  test('gives every verb its turn, however many choices it has', () => {
    const verbs = drawn(3000).map(({ verb }) => verb);
    for (const verb of ['pass', 'walk', 'bid']) {
      const count = verbs.filter((other) => other === verb).length;
      expect(count).toBeGreaterThan(850);
      expect(count).toBeLessThan(1150);
    }
  });

  test('stakes little more often than much', () => {
    const amounts = drawn(3000).flatMap((move) => (move.verb === 'bid' ? [move.amount] : []));
    const low = amounts.filter((amount) => amount <= 5).length;
    expect(low).toBeGreaterThan((amounts.length * 2) / 3);
  });
});
