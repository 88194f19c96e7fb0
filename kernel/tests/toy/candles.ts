import { type Game, type Seat, wholeNumber } from '@vigilia/kernel';
import { bid, deal, keep, light } from './steps.ts';
import { fork, imagine, isOver, open, rehearsal, type Table, view } from './table.ts';

export type Choice =
  | { readonly verb: 'take'; readonly candle: number }
  | { readonly verb: 'strike' }
  | { readonly verb: 'bid'; readonly amount: number };

export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly wish: number }
  | { readonly type: 'dealt-hidden'; readonly seat: Seat }
  | { readonly type: 'took'; readonly seat: Seat; readonly candle: number }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'bid-hidden'; readonly seat: Seat }
  | { readonly type: 'lit'; readonly candle: number; readonly by: Seat; readonly bids: readonly number[] }
  | { readonly type: 'wishes'; readonly wishes: readonly number[] };

export interface Candles {
  state: Table;
  choice: Choice;
  event: Event;
  view: ReturnType<typeof view>;
  options: object;
}

/** Two to four people, three candles, and for each a box of matches and a secret wish. */
export const candles: Game<Candles> = {
  id: 'candles',
  rules: 1,
  seats: { min: 2, max: 4 },
  clauses: ['CANDLE-1', 'CANDLE-2', 'CANDLE-3'],
  grammar: { take: [['candle', wholeNumber]], strike: [], bid: [['amount', wholeNumber]] },
  steps: { deal, keep, bid, light },
  options: () => ({}),
  open,
  fork,
  view,
  imagine,
  rehearsal,
  chapter: ({ litBy }) => litBy.filter((by) => by !== null).length + 1,
  /** CANDLE-1: the most light wins; a candle you lit counts one, the one you wished for two. */
  outcome(table) {
    if (!isOver(table)) return null;
    const shine = table.wishes.map((wish, seat) => {
      const own = table.litBy.flatMap((by, index) => (by === seat ? [index + 1] : []));
      return own.length + (own.includes(wish) ? 1 : 0);
    });
    const winners = shine.flatMap((own, seat) => (own === Math.max(...shine) ? [seat] : []));
    return { how: 'most-light', winners };
  },
  audit: { data: () => ({ candles: 3, matches: 6 }), state: ({ agenda: _, ...rest }) => rest },
};
