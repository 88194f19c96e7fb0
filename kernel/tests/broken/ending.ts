import { candles } from '../toy/candles.ts';
import { keep } from '../toy/steps.ts';
import { stepping, type Variant } from './variant.ts';

export const ending: readonly Variant[] = [
  {
    wrong: 'an endless game',
    game: stepping({ light: { run: (run) => run.next({ step: 'keep', candle: null }) } }),
    check: 'ends',
    says: /the game goes on after 450 answers/,
  },
  {
    wrong: 'an answer that is taken back for ever',
    game: stepping({
      keep: {
        answer(run, frame, choice, seat) {
          keep.answer(run, frame, choice, seat);
          if (choice.verb === 'take') run.state.agenda = [{ step: 'keep', candle: choice.candle }];
        },
      },
    }),
    check: 'circles',
    says: /the game goes on after 450 answers: 'take \d' of seat \d leads back/,
  },
  {
    wrong: 'a game without an outcome',
    game: { ...candles, outcome: () => null },
    check: 'ends',
    says: /no seat is asked anything, and there is no outcome/,
  },
  {
    wrong: 'an outcome too early',
    game: { ...candles, outcome: () => ({ how: 'light', winners: [0] }) },
    check: 'ends',
    says: /an outcome while a seat is asked/,
  },
  {
    wrong: 'a winner who was not there',
    game: { ...candles, outcome: (table) => candles.outcome(table) && { how: 'light', winners: [9] } },
    check: 'ends',
    says: /seat 9 wins and is not at the table/,
  },
  {
    wrong: 'a version that is no number',
    game: { ...candles, rules: Number.NaN },
    check: 'rules',
    says: /the version of the rules is NaN/,
  },
  {
    wrong: 'seats without end',
    game: { ...candles, seats: { min: 2, max: Number.POSITIVE_INFINITY } },
    check: 'rules',
    says: /seats from 2 to Infinity are no span/,
  },
  {
    wrong: 'a deal that is always the same',
    game: {
      ...candles,
      open: (seats, options, chance) => ({
        ...candles.open(seats, options, chance),
        agenda: [{ step: 'keep', candle: null }],
        wishes: Array.from({ length: seats }, () => 1),
      }),
    },
    check: 'entropy',
    says: /20 kinds of entropy all deal the same game/,
  },
];
