import { choiceAt, countChoices, everyChoice, isOffered, isSameChoice, type Offer } from '@vigilia/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

type Bid = { verb: string; on?: string; amount?: number };

const offer: Offer<Bid> = {
  choices: [{ verb: 'pass' }, { verb: 'bid', on: 'II', amount: 9 }],
  ranges: [
    { from: { verb: 'bid', on: 'I', amount: 3 }, to: 5 },
    { from: { verb: 'bid', on: 'III', amount: 0 }, to: 0 },
  ],
};

describe('an offer', () => {
  test('counts its list and its ranges, both ends included', () => {
    expect(countChoices(offer)).toBe(2 + 3 + 1);
    expect(countChoices({ choices: [], ranges: [] })).toBe(0);
  });

  test('lists its ranges one after the other', () => {
    expect(everyChoice(offer)).toEqual([
      { verb: 'pass' },
      { verb: 'bid', on: 'II', amount: 9 },
      { verb: 'bid', on: 'I', amount: 3 },
      { verb: 'bid', on: 'I', amount: 4 },
      { verb: 'bid', on: 'I', amount: 5 },
      { verb: 'bid', on: 'III', amount: 0 },
    ]);
    expect(() => choiceAt(offer, 6)).toThrow(RangeError);
    expect(() => choiceAt(offer, -1)).toThrow(RangeError);
  });

  test('offers what it lists and nothing else', () => {
    const amounts = fc.constantFrom(-1, -0, 0, 1, 2.5, 3, 4, 5, 6, 9, Number.NaN, undefined);
    const bids = fc.record({
      verb: fc.constantFrom('bid', 'pass'),
      on: fc.constantFrom('I', 'II', 'III', undefined),
      amount: amounts,
    });
    const written = new Set(everyChoice(offer).map((choice) => JSON.stringify(choice)));
    fc.assert(
      fc.property(bids, ({ verb, on, amount }) => {
        const choice: Bid = { verb, ...(on && { on }), ...(amount !== undefined && { amount }) };
        const isListed = !Object.is(amount, -0) && written.has(JSON.stringify(choice));
        expect(isOffered(offer, choice)).toBe(isListed);
      }),
      { numRuns: 500 },
    );
  });

  test('takes no amount that is not a number', () => {
    expect(isOffered(offer, { verb: 'bid', on: 'I', amount: '4' } as { verb: string })).toBe(false);
  });
});

describe('two choices', () => {
  test('are the same whatever the order of their arguments', () => {
    expect(isSameChoice({ verb: 'bid', on: 'I' } as Bid, { on: 'I', verb: 'bid' } as Bid)).toBe(true);
  });

  test('are not the same where one says more', () => {
    expect(isSameChoice({ verb: 'bid' }, { verb: 'bid', on: 'I' } as Bid)).toBe(false);
    expect(isSameChoice({ verb: 'bid', on: 'I' } as Bid, { verb: 'bid' })).toBe(false);
  });
});
