import {
  aboutRules,
  chooseText,
  type Entry,
  isRefusal,
  open,
  refuse,
  replay,
  rulesOf,
  type Session,
  stayOver,
  undo,
  undoByConsent,
} from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Candles } from './toy/candles.ts';
import { candlesTwo } from './toy/later-rules.ts';
import { accepted, headerOf, play, reasonOf, table } from './toy/play.ts';

/** A game of version 1, taken up under version 2. */
function takenUp({ header, log }: Session<Candles>): Session<Candles> {
  return accepted(replay(candlesTwo, header, JSON.parse(JSON.stringify(log)) as Entry[]));
}

describe('a game of version 1 whose choices version 2 allows', () => {
  const old = table([0, 'take 1; strike'], [0, 'bid 1'], [1, 'bid 2']);

  test('goes on where it stood, with its whole log and the version it began with', () => {
    const session = takenUp(old);
    expect(session.stopped).toBeNull();
    expect(session.log).toEqual(old.log);
    expect(session.header).toEqual(old.header);
    expect(session.moment.asks.map(({ seat }) => seat)).toEqual([2]);
  });

  test('passes over a choice that version 2 makes by itself, and counts it', () => {
    const session = takenUp(old);
    expect(session.past).toHaveLength(old.past.length);
    expect(session.allDelivered.map(({ by, delivered }) => [by, delivered.length])).toEqual([
      [null, 6],
      [0, 1],
      [0, 0],
      [0, 2],
      [1, 2],
    ]);
  });

  test('is taken up again after it has gone on and gone back', () => {
    const on = play(takenUp(old), [2, 'bid 1']);
    const back = accepted(undoByConsent(on, 2, { backTo: 4, consent: [0, 1] }));
    const end = play(back, [2, 'bid 3']);
    const again = takenUp(end);
    expect(again.moment).toEqual(end.moment);
    expect(again.log).toEqual(end.log);
    expect(again.past).toHaveLength(5);
  });

  test('says under which rules it goes on', () => {
    expect(aboutRules(rulesOf(takenUp(old)))).toEqual([
      { key: 'version.goes-on', vars: { began: 1, now: 2 } },
    ]);
    expect(aboutRules({ began: 2, now: 2, stopped: null })).toEqual([]);
  });

  test('stops where it was over under version 1 and would not be now', () => {
    const session = stayOver(takenUp(old));
    expect(aboutRules(rulesOf(session))).toEqual([{ key: 'version.ended', vars: { began: 1, now: 2 } }]);
    expect(reasonOf(chooseText(session, 2, 'bid 1'))).toBe('version.ended');
  });
});

describe('a game of version 1 with a choice that version 2 refuses', () => {
  const old = play(table([0, 'take 1; strike'], [0, 'bid 1'], [1, 'bid 0'], [2, 'bid 3']), [1, 'take 2']);

  test('is followed up to that choice, and nothing of its log is lost', () => {
    const session = takenUp(old);
    expect(session.stopped).toEqual({
      at: { number: 4, by: 1, choice: 'bid 0' },
      clause: 'CANDLE-3',
      reason: { key: 'refusal.at-least-one', vars: {} },
    });
    expect(session.past).toHaveLength(3);
    expect(session.log).toEqual(old.log);
  });

  test('says which choice it is and why, and takes no answer', () => {
    const session = takenUp(old);
    const vars = { began: 1, now: 2, number: 4, seat: 1, choice: 'bid 0' };
    expect(aboutRules(rulesOf(session))).toEqual([
      { key: 'version.stopped', vars },
      { key: 'refusal.at-least-one', vars: {} },
    ]);
    expect(session.moment.asks).toEqual([]);
    const stopped = { refused: true, clause: 'CANDLE-3', reason: { key: 'version.stopped', vars } };
    expect(chooseText(session, 1, 'bid 1')).toMatchObject(stopped);
    expect(undoByConsent(session, 1, { backTo: 0, consent: [0, 2] })).toMatchObject(stopped);
    expect(isRefusal(undo(session, 0))).toBe(true);
  });

  test('goes on where that choice was taken back', () => {
    const bidding = table([0, 'take 1; strike'], [0, 'bid 1'], [1, 'bid 0']);
    const back = play(accepted(undoByConsent(bidding, 1, { backTo: 3, consent: [0, 2] })), [1, 'bid 2']);
    const session = takenUp(back);
    expect(session.stopped).toBeNull();
    expect(session.log).toEqual(back.log);
    expect(session.past).toHaveLength(4);
  });

  test('asks the game about no choice that is legal', () => {
    const strict = { ...candlesTwo, ofEarlierRules: () => 'implied' as const };
    const session = accepted(replay(strict, old.header, table([0, 'take 1; strike'], [0, 'bid 1']).log));
    expect(session.allDelivered.map(({ delivered }) => delivered.length)).toEqual([6, 1, 0, 2]);
  });

  test('stops at an implied choice where the game does not say that it is', () => {
    const { ofEarlierRules: _, ...blunt } = candlesTwo;
    const session = accepted(replay(blunt, old.header, old.log));
    expect(session.stopped?.at).toEqual({ number: 2, by: 0, choice: 'strike' });
  });

  test('stops for the reason the game gives, where it gives one', () => {
    const clear = { ...candlesTwo, ofEarlierRules: () => refuse('CANDLE-2', 'refusal.struck') };
    const session = accepted(replay(clear, old.header, old.log));
    expect(session.stopped).toMatchObject({ clause: 'CANDLE-2', reason: { key: 'refusal.struck' } });
  });
});

test.each([3, 1.5, 0, -1, Number.NaN])('a record of version %d is refused by version 2', (rules) => {
  expect(open(candlesTwo, { ...headerOf('a'), rules })).toMatchObject({
    reason: { key: 'refusal.other-rules', vars: { rules } },
  });
});
