import { type ActingStep, type Ask, type AskingStep, refuse, type Seat, text } from '@vigilia/kernel';
import type { Candles, Choice } from './candles.ts';
import type { CandleFrame } from './table.ts';

type FrameOf<S extends CandleFrame['step']> = Extract<CandleFrame, { step: S }>;

/** CANDLE-1: a secret wish for everybody. */
export const deal: ActingStep<Candles> = {
  run(run) {
    for (let seat = 0; seat < run.state.seats; seat++) {
      const wish = run.draw('wishes', 3) + 1;
      run.state.wishes.push(wish);
      run.reveal(seat, { type: 'dealt', seat, wish }, { type: 'dealt-hidden', seat });
    }
    run.next({ step: 'keep', candle: null });
  },
};

/** More than a keeper wants to change the candle, and yet every game ends. */
const MOST_CHANGED = 130;

/** CANDLE-2: the keeper takes a dark candle, may change it for another, and strikes. */
export const keep: AskingStep<Candles, FrameOf<'keep'>> = {
  asks({ litBy, seats }, { candle, changed = 0 }) {
    const lit = litBy.filter((by) => by !== null).length;
    const choices: Choice[] = candle === null ? [] : [{ verb: 'strike' }];
    for (const [index, by] of litBy.entries()) {
      if (by === null && index + 1 !== candle && changed < MOST_CHANGED)
        choices.push({ verb: 'take', candle: index + 1 });
    }
    const prompt = text('prompt.keep');
    return [{ seat: lit % seats, clause: 'CANDLE-2', prompt, choices, ranges: [], question: 0 }];
  },
  answer(run, frame, choice, seat) {
    if (choice.verb === 'take') {
      run.announce({ type: 'took', seat, candle: choice.candle });
      run.next({ step: 'keep', candle: choice.candle, changed: (frame.changed ?? 0) + 1 });
    } else {
      run.next({ step: 'bid', candle: Number(frame.candle), bids: run.state.matches.map(() => null) });
    }
  },
};

/** CANDLE-3: all bid in secret at once; the most matches light it, and of equals the wind picks one. */
export const bid: AskingStep<Candles, FrameOf<'bid'>> = {
  asks({ matches }, { bids, candle }) {
    const asks: Ask<Choice>[] = [];
    for (const [seat, made] of bids.entries()) {
      if (made !== null) continue;
      const ranges = [{ from: { verb: 'bid', amount: 0 } as const, to: Number(matches[seat]) }];
      const prompt = text('prompt.bid', { candle });
      asks.push({ seat, clause: 'CANDLE-3', prompt, choices: [], ranges, question: 0 });
    }
    return asks;
  },
  answer(run, frame, choice, seat) {
    const amount = choice.verb === 'bid' ? choice.amount : 0;
    const bids = frame.bids.map((made, other) => (other === seat ? amount : made));
    run.echo(seat, { type: 'bid', seat, amount }, { type: 'bid-hidden', seat });
    const made = bids.filter((each) => each !== null);
    if (made.length < bids.length) run.next({ ...frame, bids });
    else run.next({ step: 'light', candle: frame.candle, bids: made });
  },
  why({ matches }, _frame, choice, seat) {
    return choice.verb === 'bid'
      ? refuse('CANDLE-3', 'refusal.matches', { held: Number(matches[seat]) })
      : null;
  },
};

export const light: ActingStep<Candles, FrameOf<'light'>> = {
  run(run, { candle, bids }) {
    const most = Math.max(...bids);
    const equals = bids.flatMap((amount, seat) => (amount === most ? [seat] : []));
    const by = equals[run.draw('wind', equals.length)] as Seat;
    const table = run.state;
    table.matches = table.matches.map((held, seat) => held - Number(bids[seat]));
    table.litBy[candle - 1] = by;
    run.revealToAll({ type: 'lit', candle, by, bids });
    if (table.litBy.includes(null)) run.next({ step: 'keep', candle: null });
    else run.revealToAll({ type: 'wishes', wishes: table.wishes.slice() });
  },
};
