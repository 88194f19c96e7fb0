import { type Eleven, game } from '@vigilia/game-011';
import { begin, countChoices, imagining, isOffered, namedSeed, type Offer, print } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { drawsFor } from '../src/chances.ts';
import { random, randomChoice } from '../src/random.ts';

type Draught = { readonly verb: 'sip' } | { readonly verb: 'drink'; readonly amount: number };

const OFFER: Offer<Draught> = {
  choices: [{ verb: 'sip' }],
  ranges: [{ from: { verb: 'drink', amount: 2 }, to: 4 }],
};

describe('the random bot', () => {
  test('takes the choice that was drawn, those of a range after those of the list', () => {
    expect([0, 1, 2, 3].map((index) => randomChoice(OFFER, () => index))).toEqual([
      { verb: 'sip' },
      { verb: 'drink', amount: 2 },
      { verb: 'drink', amount: 3 },
      { verb: 'drink', amount: 4 },
    ]);
  });

  test('draws from as many sides as there are choices', () => {
    const sides: number[] = [];
    randomChoice(OFFER, (count) => {
      sides.push(count);
      return 0;
    });
    expect(sides).toEqual([countChoices(OFFER)]);
  });

  test('comes to every choice of a first bid about equally often', () => {
    const { state, asks } = begin(game, 4, { beginners: false }, { seed: namedSeed('even'), drawn: {} });
    const [ask] = asks;
    if (ask === undefined) throw new Error('no seat is asked');
    const seen = new Map<string, number>();
    const bot = random<Eleven>();
    for (let answered = 0; answered < 9000; answered++) {
      const choice = bot.choose(
        game.view(state, ask.seat),
        ask,
        drawsFor('even', ask.seat, answered),
        imagining(game, state, ask),
      );
      if (choice instanceof Promise) throw new TypeError('a random choice takes no thought');
      expect(isOffered(ask, choice)).toBe(true);
      const line = print(game.grammar, choice);
      seen.set(line, (seen.get(line) ?? 0) + 1);
    }
    // Four positions from 0 to 44: 180 bids, 50 of each to be expected.
    expect(seen.size).toBe(180);
    expect(Math.min(...seen.values())).toBeGreaterThan(20);
    expect(Math.max(...seen.values())).toBeLessThan(90);
  });
});
