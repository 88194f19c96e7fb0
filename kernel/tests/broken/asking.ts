import { refuse } from '@vigilia/kernel';
import { bid, keep } from '../toy/steps.ts';
import { stepping, type Variant } from './variant.ts';

export const asking: readonly Variant[] = [
  {
    wrong: 'a choice offered that throws',
    game: stepping({
      keep: {
        answer(run, frame, choice, seat) {
          if (choice.verb === 'take' && choice.candle === 3) throw new Error('the third candle is missing');
          keep.answer(run, frame, choice, seat);
        },
      },
    }),
    check: 'legal',
    says: /^game .*, answer \d+.*: .*"candle":3}.*the third candle is missing/,
  },
  {
    wrong: 'a choice offered and refused',
    game: stepping({
      keep: {
        asks: (table, frame) =>
          keep.asks(table, frame).map((ask) => ({ ...ask, choices: [{ verb: 'take', candle: Number.NaN }] })),
      },
    }),
    check: 'legal',
    says: /"candle":null} was offered, and refused: refusal\.not-offered/,
  },
  {
    wrong: 'a refusal that gives no reason from the catalog',
    game: stepping({ bid: { why: () => refuse('CANDLE-3', 'too many matches') } }),
    check: 'illegal',
    says: /is refused for 'too many matches', not a refusal\.\* key/,
  },
  {
    wrong: 'a refusal by a clause that does not exist',
    game: stepping({ bid: { why: () => refuse('CANDLE-9', 'refusal.matches') } }),
    check: 'illegal',
    says: /by the unknown clause 'CANDLE-9'/,
  },
  {
    wrong: 'a refusal that costs a match',
    game: stepping({
      bid: {
        why(table) {
          table.matches[0] = 0;
          return null;
        },
      },
    }),
    check: 'illegal',
    says: /the states before and after the refusals differ/,
  },
  {
    wrong: 'a question without an answer',
    game: stepping({
      bid: { asks: (...given) => bid.asks(...given).map((ask) => ({ ...ask, ranges: [] })) },
    }),
    check: 'budget',
    says: /the question to seat \d offers nothing/,
  },
  {
    wrong: 'an empty range',
    game: stepping({
      bid: {
        asks: (...given) =>
          bid
            .asks(...given)
            .map((ask) => ({ ...ask, ranges: ask.ranges.map((range) => ({ ...range, to: -1 })) })),
      },
    }),
    check: 'budget',
    says: /offers an empty range from 0 to -1/,
  },
  {
    wrong: 'too many choices',
    game: stepping({
      bid: {
        asks: (...given) =>
          bid
            .asks(...given)
            .map((ask) => ({ ...ask, ranges: ask.ranges.map((range) => ({ ...range, to: 700 })) })),
      },
    }),
    check: 'budget',
    says: /offers 701 choices, more than 600/,
  },
  {
    wrong: 'two questions to one seat',
    game: stepping({
      keep: { asks: (...given) => [...keep.asks(...given), ...keep.asks(...given)] },
    }),
    check: 'budget',
    says: /seat 0 is asked two things at once/,
  },
  {
    wrong: 'a question that rests on nothing',
    game: stepping({
      keep: { asks: (...given) => keep.asks(...given).map((ask) => ({ ...ask, clause: '' })) },
    }),
    check: 'budget',
    says: /rests on the unknown clause ''/,
  },
];
