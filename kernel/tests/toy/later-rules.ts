import { type AskingStep, type Game, refuse } from '@vigilia/kernel';
import { type Candles, candles } from './candles.ts';
import { bid, keep } from './steps.ts';
import type { CandleFrame } from './table.ts';

type BidFrame = Extract<CandleFrame, { step: 'bid' }>;

/** CANDLE-2 of version 2: the match is struck as soon as a candle is taken. */
const keepAndStrike: typeof keep = {
  ...keep,
  answer(run, _frame, choice, seat) {
    if (choice.verb !== 'take') return;
    run.announce({ type: 'took', seat, candle: choice.candle });
    run.next({ step: 'bid', candle: choice.candle, bids: run.state.matches.map(() => null) });
  },
};

/** CANDLE-3 of version 2: a seat that has matches bids at least one. */
const bidAtLeastOne: AskingStep<Candles, BidFrame> = {
  ...bid,
  asks(table, frame) {
    return bid.asks(table, frame).map((ask) => {
      const most = Number(table.matches[ask.seat]);
      return { ...ask, ranges: [{ from: { verb: 'bid', amount: Math.min(1, most) }, to: most }] };
    });
  },
  why: (_table, _frame, { verb }) => (verb === 'bid' ? refuse('CANDLE-3', 'refusal.at-least-one') : null),
};

/** Candles under version 2 of its rules: `strike` is no question any more, and `bid 0` is not allowed. */
export const candlesTwo: Game<Candles> = {
  ...candles,
  rules: 2,
  steps: { ...candles.steps, keep: keepAndStrike, bid: bidAtLeastOne },
  ofEarlierRules: (_table, _seat, line) => (line.trim() === 'strike' ? 'implied' : null),
};
