import { type Grammar, isRefusal, numbered, oneOf, parse, print, wholeNumber } from '@vigilia/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWellFormed } from '../src/engine/notation.ts';

const MACHINES = ['airship', 'Tram', 'velocipede'];
const grammar: Grammar = {
  bid: [
    ['position', numbered('position', ['I', 'II', 'III'], 1)],
    ['amount', wholeNumber],
  ],
  ride: [['machine', oneOf('machine', MACHINES)]],
  pass: [],
};

function refusal(line: string) {
  const read = parse(grammar, line, 'AUC-3');
  if (!isRefusal(read)) throw new Error(`'${line}' was read`);
  return { key: read.reason.key, vars: read.reason.vars, clause: read.clause, column: read.column };
}

describe('notation', () => {
  test('prints a choice as its verb and arguments in order', () => {
    expect(print(grammar, { verb: 'bid', position: 2, amount: 3 } as { verb: string })).toBe('bid II 3');
    expect(print(grammar, { verb: 'pass' })).toBe('pass');
  });

  test('reads what it prints', () => {
    const choices = fc.oneof(
      fc.record({
        verb: fc.constant('bid'),
        position: fc.integer({ min: 1, max: 3 }),
        amount: fc.nat(999_999),
      }),
      fc.record({ verb: fc.constant('ride'), machine: fc.constantFrom(...MACHINES) }),
      fc.record({ verb: fc.constant('pass') }),
    );
    fc.assert(
      fc.property(choices, (choice) => {
        expect(parse(grammar, print(grammar, choice), null)).toEqual(choice);
      }),
    );
  });

  test('reads any mixture of cases and spaces', () => {
    expect(parse(grammar, '  BID   ii\t3 ', null)).toEqual({ verb: 'bid', position: 2, amount: 3 });
    expect(parse(grammar, 'Ride TRAM', null)).toEqual({ verb: 'ride', machine: 'Tram' });
  });

  test('answers anything at all with a choice or with a refusal that points into the line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (line) => {
        const read = parse(grammar, line, null);
        if (isRefusal(read)) expect(read.column).toBeGreaterThan(0);
      }),
    );
  });

  test('tells a choice that could have been typed from one that could not', () => {
    const bid = { verb: 'bid', position: 2, amount: 3 };
    expect(isWellFormed(grammar, bid)).toBe(true);
    expect(isWellFormed(grammar, { verb: 'pass' })).toBe(true);
    const odd: { verb: string }[] = [
      { verb: 'buy' },
      { verb: 'toString' },
      { verb: 'bid' },
      { ...bid, extra: 1 } as { verb: string },
      ...[4, 0, 'II', null, undefined].map((position) => ({ ...bid, position })),
      ...[-1, 0.5, -0, '3', Number.NaN, 1_000_000, [3]].map((amount) => ({ ...bid, amount })),
    ];
    expect(odd.filter((choice) => isWellFormed(grammar, choice))).toEqual([]);
  });

  test.each([
    ['', 'refusal.empty', 1],
    ['   ', 'refusal.empty', 1],
    ['buy II 3', 'refusal.unknown-verb', 1],
    ['  buy', 'refusal.unknown-verb', 3],
    ['toString', 'refusal.unknown-verb', 1],
    ['bid IV 3', 'refusal.expected', 5],
    ['bid II three', 'refusal.expected', 8],
    ['bid II -3', 'refusal.expected', 8],
    ['bid II 1000000', 'refusal.expected', 8],
    ['bid II', 'refusal.expected', 8],
    ['bid', 'refusal.expected', 5],
    ['pass now', 'refusal.too-much', 6],
    ['bid II 3  4 5', 'refusal.too-much', 11],
  ])("'%s' is refused: %s at column %i", (line, key, column) => {
    expect(refusal(line)).toMatchObject({ key, column, clause: 'AUC-3' });
  });

  test('says which word it did not know, expected or had no use for', () => {
    expect(refusal('Buy').vars).toEqual({ verb: 'Buy' });
    expect(refusal('ride horse').vars).toEqual({ word: 'machine' });
    expect(refusal('pass now').vars).toEqual({ rest: 'now' });
  });
});
