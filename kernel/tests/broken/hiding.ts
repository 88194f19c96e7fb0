import { text, type Viewer } from '@vigilia/kernel';
import { candles } from '../toy/candles.ts';
import { bid, keep } from '../toy/steps.ts';
import { imagine } from '../toy/table.ts';
import { stepping, type Variant } from './variant.ts';

export const hiding: readonly Variant[] = [
  {
    wrong: 'a chapter that tells a wish',
    game: { ...candles, chapter: ({ wishes }) => wishes[0] ?? 1 },
    check: 'chapter',
    says: /could take chapter \d for chapter \d/,
  },
  {
    wrong: 'a rehearsal without the candle that is held',
    game: {
      ...candles,
      rehearsal: (view) =>
        candles.rehearsal?.({ ...view, keeping: view.keeping && { ...view.keeping, candle: null } }) ?? null,
    },
    check: 'rehearsal',
    says: /the rehearsal refuses a choice that is taken/,
  },
  {
    wrong: 'a leaky view',
    game: { ...candles, view: (table, viewer) => ({ ...candles.view(table, viewer), wishes: table.wishes }) },
    check: 'hidden',
    says: /the views of (seat \d|a spectator) differ/,
  },
  {
    wrong: 'a part of the view that all see with a secret',
    game: {
      ...candles,
      parts: () => ({
        open: ({ wishes }) => ({ secret: wishes }),
        own: (table, viewer) => candles.view(table, viewer),
      }),
    },
    check: 'parts',
    says: /the view of a spectator and its parts differ/,
  },
  {
    wrong: 'parts of the view that overlap',
    game: {
      ...candles,
      parts: () => ({
        open: (table) => candles.view(table, null),
        own: (table, viewer) => candles.view(table, viewer),
      }),
    },
    check: 'parts',
    says: /both parts of the view of a spectator have a field/,
  },
  {
    wrong: 'a part of the view that stays as it was first seen',
    game: {
      ...candles,
      parts: () => {
        const seen = new Map<Viewer, object>();
        return {
          open: () => ({}),
          own: (table, viewer) => {
            const own = seen.get(viewer) ?? candles.view(table, viewer);
            seen.set(viewer, own);
            return own;
          },
        };
      },
    },
    check: 'parts',
    says: /the view of (seat \d|a spectator) and its parts differ/,
  },
  {
    wrong: 'a view with the seed',
    game: {
      ...candles,
      view: (table, viewer) => ({ ...candles.view(table, viewer), chance: table.chance }),
      imagine: (table) => table,
    },
    check: 'hidden',
    says: /the view of a spectator holds the seed/,
  },
  {
    wrong: 'a question with the seed',
    game: stepping({
      keep: {
        asks: (table, frame) =>
          keep
            .asks(table, frame)
            .map((ask) => ({ ...ask, prompt: text('prompt.keep', { seed: table.chance.seed }) })),
      },
    }),
    check: 'hidden',
    says: /a question holds the seed/,
  },
  {
    wrong: 'an imagination that knows the draws to come',
    game: {
      ...candles,
      imagine: (table, viewer, chance) => ({ ...imagine(table, viewer, chance), chance: table.chance }),
    },
    check: 'hidden',
    says: /imagines holds the seed/,
  },
  {
    wrong: 'an imagination that starts from the truth',
    game: {
      ...candles,
      imagine: (table, viewer, chance) => {
        const other = imagine(table, viewer, chance);
        const moved = table.wishes.map((wish, seat) => (seat === viewer ? wish : (wish % 3) + 1));
        return { ...other, wishes: candles.outcome(table) === null ? moved : other.wishes };
      },
    },
    check: 'imagined',
    says: /imagines of the truth and of what looks like it differ/,
  },
  {
    wrong: 'an imagination whose draws go on from the table',
    game: {
      ...candles,
      imagine: (table, viewer, chance) => {
        const other = imagine(table, viewer, chance);
        return { ...other, chance: { seed: other.chance.seed, drawn: { used: 1 } } };
      },
    },
    check: 'imagined',
    says: /does not draw on from the chance given/,
  },
  {
    wrong: 'a question that offers by a secret',
    game: stepping({
      bid: {
        asks: (table, frame) =>
          bid.asks(table, frame).map((ask) => {
            const next = table.wishes[(ask.seat + 1) % table.seats];
            return { ...ask, choices: next === 1 ? [{ verb: 'bid', amount: 99 }] : [] };
          }),
      },
    }),
    check: 'hidden',
    says: /the own questions of seat \d differ/,
  },
  {
    wrong: 'a seat asked because of a secret',
    game: stepping({
      bid: {
        asks: (table, frame) => {
          const asks = bid.asks(table, frame);
          const wishing = asks.filter(({ seat }) => table.wishes[seat] === frame.candle);
          return wishing.length > 0 ? wishing : asks;
        },
      },
    }),
    check: 'hidden',
    says: /the (own questions of|questions seen by) (seat \d|a spectator) differ/,
  },
  {
    wrong: 'a prompt that tells a secret',
    game: stepping({
      keep: {
        asks: (table, frame) =>
          keep.asks(table, frame).map((ask) => ({
            ...ask,
            prompt: text('prompt.keep', { wish: Number(table.wishes[ask.seat]) }),
          })),
      },
    }),
    check: 'hidden',
    says: /the questions seen by a spectator differ/,
  },
  {
    wrong: 'an event that tells all what one chose in secret',
    game: stepping({
      keep: {
        answer(run, frame, choice, seat) {
          keep.answer(run, frame, choice, seat);
          run.announce({ type: 'dealt', seat, wish: Number(run.state.wishes[seat]) });
        },
      },
    }),
    check: 'hidden',
    says: /hears the difference: {"type":"dealt"/,
  },
  {
    wrong: 'an event that is told or not by a secret',
    game: stepping({
      keep: {
        answer(run, frame, choice, seat) {
          keep.answer(run, frame, choice, seat);
          if (run.state.wishes[0] === 1) run.revealToAll({ type: 'dealt', seat: 0, wish: 1 });
        },
      },
    }),
    check: 'hidden',
    says: /hears the difference: silence instead of {"type":"dealt"/,
  },
];
