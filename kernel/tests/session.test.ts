import { chooseText, isRefusal, open, replay, undo, undoByConsent } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { candles } from './toy/candles.ts';
import { accepted, headerOf, play, reasonOf, table } from './toy/play.ts';

const bidding = () => table([0, 'take 1; strike']);
const lit = () => play(bidding(), [0, 'bid 1'], [1, 'bid 2'], [2, 'bid 0']);

describe('opening', () => {
  test('deals the same game from the same header', () => {
    expect(accepted(open(candles, headerOf('a'))).moment).toEqual(
      accepted(open(candles, headerOf('a'))).moment,
    );
  });

  test.each([
    ['another game', { game: 'lanterns' }, 'refusal.other-game'],
    ['other rules', { rules: 2 }, 'refusal.other-rules'],
    ['too few seats', { seats: 1 }, 'refusal.seats'],
    ['too many seats', { seats: 5 }, 'refusal.seats'],
    ['half a seat', { seats: 2.5 }, 'refusal.seats'],
    ['no seed', { seed: '7' }, 'refusal.seed'],
    ['another commitment', { commitment: headerOf('b').commitment }, 'refusal.commitment'],
  ])('refuses %s', (_, other, reason) => {
    expect(reasonOf(open(candles, { ...headerOf('a'), ...other }))).toBe(reason);
  });

  test('says what it was asked for, and what it can deal by which clause', () => {
    expect(open(candles, { ...headerOf('a'), game: 'lanterns' })).toMatchObject({
      clause: null,
      reason: { vars: { game: 'lanterns' } },
    });
    expect(open(candles, { ...headerOf('a'), rules: 2 })).toMatchObject({ reason: { vars: { rules: 2 } } });
    expect(open(candles, headerOf('a', 5))).toMatchObject({
      clause: 'CANDLE-1',
      reason: { vars: { min: 2, max: 4 } },
    });
  });

  test('refuses options the game refuses', () => {
    const strict = {
      ...candles,
      options: () => ({ refused: true, clause: null, reason: { key: 'refusal.x', vars: {} } }) as const,
    };
    expect(reasonOf(open(strict, headerOf('a')))).toBe('refusal.x');
  });
});

describe('a typed line', () => {
  test('may hold several choices, and tells what all of them told', () => {
    const session = table([0, 'take 1; take 2 ;strike']);
    expect(session.log.map((entry) => 'choice' in entry && entry.choice)).toEqual([
      'take 1',
      'take 2',
      'strike',
    ]);
    expect(session.delivered.map(({ event }) => event)).toEqual([
      { type: 'took', seat: 0, candle: 1 },
      { type: 'took', seat: 0, candle: 2 },
    ]);
  });

  test('is heard choice by choice, after the deal', () => {
    const dealt = table();
    const session = play(dealt, [0, 'take 1; strike'], [1, 'bid 2']);
    expect(session.allDelivered).toEqual([
      { by: null, delivered: dealt.delivered },
      { by: 0, delivered: play(dealt, [0, 'take 1']).delivered },
      { by: 0, delivered: play(dealt, [0, 'take 1'], [0, 'strike']).delivered },
      { by: 1, delivered: session.delivered },
    ]);
  });

  test.each([
    ['take 1; take 1; strike', 'refusal.not-offered', 9],
    ['take 1; jump', 'refusal.unknown-verb', 9],
    ['take 1; take x', 'refusal.expected', 14],
    ['take 1;; strike', 'refusal.empty', 8],
    ['take 1; strike; bid 9', 'refusal.matches', 17],
    ['take 1; strike; bid 2; bid 2', 'refusal.not-asked', 24],
  ])("'%s' is taken whole or not at all: %s at column %i", (line, key, column) => {
    const before = table();
    expect(chooseText(before, 0, line)).toMatchObject({ refused: true, reason: { key }, column });
    expect(before.log).toEqual([]);
  });
});

test('a line that makes no sense is refused by the clause of the open question, if there is one', () => {
  expect(chooseText(table(), 0, 'jump')).toMatchObject({ clause: 'CANDLE-2' });
  expect(chooseText(table(), 1, 'jump')).toMatchObject({ clause: null });
  expect(chooseText(table([0, 'take 1; strike']), 1, 'jump')).toMatchObject({ clause: 'CANDLE-3' });
});

describe('a replay', () => {
  test('follows choices and what was taken back, freely or by consent, to the same moment', () => {
    const back = accepted(undoByConsent(lit(), 2, { backTo: 1, consent: [0, 1] }));
    const other = accepted(undo(play(back, [0, 'take 2']), 0));
    const end = play(other, [0, 'take 3; strike'], [1, 'bid 1']);
    const again = accepted(replay(candles, end.header, end.log));
    expect(again.moment).toEqual(end.moment);
    expect(again.log).toEqual(end.log);
    expect(again.allDelivered).toEqual(end.allDelivered);
    expect(again.allDelivered).toEqual(table([0, 'take 1; take 3; strike'], [1, 'bid 1']).allDelivered);
  });

  test('follows an older log past barriers at a table of one', () => {
    const solo = { ...candles, seats: { min: 1, max: 1 } };
    const dealt = accepted(open(solo, headerOf('solo', 1)));
    const shown = accepted(chooseText(dealt, 0, 'take 1; strike; bid 2'));
    const log = [...shown.log, { by: 0, backTo: 0, consent: [] }];
    expect(accepted(replay(solo, shown.header, log)).moment).toEqual(dealt.moment);
  });

  test('names the entry that does not fit', () => {
    const log = [
      { by: 0, choice: 'take 1' },
      { by: 0, choice: 'take 1' },
    ];
    expect(replay(candles, headerOf('table'), log)).toMatchObject({ refused: true, entry: 1 });
  });

  test('refuses a free undo that goes back further than one answer', () => {
    const { log } = table([0, 'take 1; take 2']);
    const further = [...log, { by: 0, backTo: 0, consent: [] }];
    expect(replay(candles, headerOf('table'), further)).toMatchObject({
      reason: { key: 'refusal.undo' },
      entry: 2,
    });
  });

  test('refuses a header it cannot deal', () => {
    expect(isRefusal(replay(candles, { ...headerOf('table'), rules: 2 }, []))).toBe(true);
    expect(reasonOf(replay(candles, { ...headerOf('table'), rules: 2 }, table([0, 'take 1']).log))).toBe(
      'refusal.other-rules',
    );
  });
});
