import { candles } from '../toy/candles.ts';
import { bid, light } from '../toy/steps.ts';
import { fork, open, type Table } from '../toy/table.ts';
import { stepping, type Variant } from './variant.ts';

/** Candles with something more in its state. */
function holding(more: object) {
  return { ...candles, open: (...given: Parameters<typeof open>) => ({ ...open(...given), ...more }) };
}

/** Tables this process has seen: what no saved state can know. */
const seen = new WeakSet<Table>();
const remembered = (table: Table) => {
  seen.add(table);
  return table;
};

let lit = 0;

export const states: readonly Variant[] = [
  {
    wrong: 'a state with something undefined',
    game: holding({ host: undefined }),
    check: 'serialise',
    says: /the state is not plain JSON at \.host \(undefined\)/,
  },
  {
    wrong: 'a state with a date',
    game: holding({ begun: [new Date(0)] }),
    check: 'serialise',
    says: /\.begun\[0\] \(Date\)/,
  },
  {
    wrong: 'a state with a closure',
    game: holding({ after: () => 1 }),
    check: 'serialise',
    says: /\.after \(function\)/,
  },
  { wrong: 'a state with -0', game: holding({ debt: -0 }), check: 'serialise', says: /\.debt \(-0\)/ },
  { wrong: 'a state with NaN', game: holding({ debt: Number.NaN }), check: 'serialise', says: /\(NaN\)/ },
  {
    wrong: 'questions that depend on what is not in the state',
    game: {
      ...stepping({
        bid: { asks: (table, frame) => bid.asks(table, frame).slice(seen.has(table) ? 0 : 1) },
      }),
      open: (...given) => remembered(open(...given)),
      fork: (table) => (seen.has(table) ? remembered(fork(table)) : fork(table)),
    },
    check: 'serialise',
    says: /the asks of the saved state differ/,
  },
  {
    wrong: 'a fork that shares a part',
    game: { ...candles, fork: (table) => ({ ...fork(table), litBy: table.litBy }) },
    check: 'pure',
    says: /answer wrote to the moment it was given: TypeError/,
  },
  {
    wrong: 'a view that sorts the state it looks at',
    game: {
      ...candles,
      view: (table, viewer) => ({ ...candles.view(table, viewer), matches: table.matches.sort() }),
    },
    check: 'pure',
    says: /view wrote to/,
  },
  {
    wrong: 'a choice that does not print whole',
    game: { ...candles, grammar: { ...candles.grammar, take: [] } },
    check: 'replay',
    says: /"candle":\d} prints 'take' and reads back as/,
  },
  {
    wrong: 'a step that remembers other games',
    game: stepping({
      light: {
        run(run, frame) {
          light.run(run, frame);
          run.state.litBy[frame.candle - 1] = lit++ % 2;
        },
      },
    }),
    check: 'replay',
    says: /the states at the end differ/,
  },
  {
    wrong: 'an audit that is no JSON',
    game: { ...candles, audit: { ...candles.audit, state: () => new Map() } },
    check: 'audit',
    says: /audit\.state is not plain JSON at .*\(Map\)/,
  },
];
