import {
  canUndo,
  choosePlan,
  FURTHEST_FREE,
  firstLink,
  hasWayBack,
  nextLink,
  open,
  openAt,
  type Session,
  trimmed,
  undo,
  undoAgain,
  undoByConsent,
} from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { type Candles, candles } from './toy/candles.ts';
import { accepted, headerOf, type Line, play, reasonOf, table } from './toy/play.ts';

const small = (...lines: Line[]): Session<Candles> =>
  play(accepted(open(candles, headerOf('table'), { keeps: 'free-way-back' })), ...lines);

const LINES: Line[] = [
  [0, 'take 1'],
  [0, 'take 2'],
  [0, 'strike'],
  [1, 'bid 2'],
  [2, 'bid 2'],
  [0, 'bid 2'],
  [1, 'take 1; take 3'],
];

/** One candle after the other, without end. */
const reconsidering = (session: Session<Candles>, times: number) =>
  Array.from({ length: times }, (_, index) => (index % 2) + 1).reduce(
    (reached, candle) => play(reached, [0, `take ${candle}`]),
    session,
  );

describe('a session that keeps the free way back alone', () => {
  test('stands where one that keeps everything stands, and lets the same be taken back', () => {
    for (let count = 0; count <= LINES.length; count++) {
      const whole = table(...LINES.slice(0, count));
      const session = small(...LINES.slice(0, count));
      expect(session.moment).toEqual(whole.moment);
      expect(session.answers).toBe(whole.answers);
      expect(session.delivered).toEqual(whole.delivered);
      for (const seat of [0, 1, 2]) expect(canUndo(session, seat)).toBe(canUndo(whole, seat));
      expect(trimmed(whole)).toEqual(session);
    }
  });

  test('keeps no log and nothing that was heard', () => {
    expect(small(...LINES)).toMatchObject({ log: [], allDelivered: [], answers: 8 });
  });

  test('forgets the way back where something was drawn or shown, or another seat is asked', () => {
    expect(small(...LINES.slice(0, 2)).past).toHaveLength(2);
    expect(small(...LINES.slice(0, 3)).past).toEqual([]);
    expect(small(...LINES.slice(0, 5)).past).toHaveLength(2);
    expect(small(...LINES.slice(0, 6)).past).toEqual([]);
  });

  test('goes back as far as it is free, answer by answer', () => {
    const back = accepted(undo(accepted(undo(small([0, 'take 1; take 2']), 0)), 0));
    expect(back.moment).toEqual(table().moment);
    expect(back.answers).toBe(0);
    expect(reasonOf(undo(back, 0))).toBe('refusal.undo');
  });

  test('knows how far back it can go, and refuses to go further', () => {
    const session = small(...LINES);
    expect([5, 6, 7, 8, 6.5, -1].map((backTo) => hasWayBack(session, backTo))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(reasonOf(undoByConsent(session, 1, { backTo: 5, consent: [0, 2] }))).toBe('refusal.undo');
    expect(reasonOf(undoAgain(session, { by: 1, backTo: 5, consent: [0, 2] }))).toBe('refusal.undo');
    const back = accepted(undoAgain(session, { by: 1, backTo: 6, consent: [0, 2] }));
    expect(back.moment).toEqual(table(...LINES.slice(0, 6)).moment);
    expect(back).toMatchObject({ answers: 6, past: [] });
  });

  test(`keeps the latest ${FURTHEST_FREE} answers of a seat that reconsiders for ever`, () => {
    const session = reconsidering(small(), FURTHEST_FREE + 20);
    expect(session.past).toHaveLength(FURTHEST_FREE);
    expect(session.answers).toBe(FURTHEST_FREE + 20);
    expect(hasWayBack(session, 20)).toBe(true);
    expect(hasWayBack(session, 19)).toBe(false);
    expect(trimmed(reconsidering(table(), FURTHEST_FREE + 20))).toEqual(session);
    const back = accepted(undoAgain(session, { by: 0, backTo: session.answers - 1, consent: [] }));
    expect(back.moment).toEqual(reconsidering(table(), FURTHEST_FREE + 19).moment);
  });
});

describe('the chain of a log', () => {
  test('grows with each entry, typed in whatever way, whether the log is kept or not', () => {
    const header = headerOf('table');
    for (const keeps of ['everything', 'free-way-back'] as const) {
      const dealt = accepted(open(candles, header, { keeps, chained: true }));
      expect(dealt.link).toEqual(firstLink(candles, header));
      const first = accepted(choosePlan(dealt, 0, ' take  1 ;TAKE 2')).session;
      const session = accepted(undo(first, 0));
      const written = accepted(undo(table([0, 'take 1; take 2']), 0)).log;
      expect(written).toHaveLength(3);
      const expected = written.reduce(
        (link, entry) => nextLink(header, link, entry),
        firstLink(candles, header),
      );
      expect(session.link).toEqual(expected);
    }
  });

  test('is not kept where it was not asked for', () => {
    expect(table([0, 'take 1']).link).toBeNull();
  });
});

test('a game goes on from a state that was put away as if it never had been', () => {
  const before = small(...LINES.slice(0, 3));
  const { header, answers, link, moment } = before;
  const state = JSON.parse(JSON.stringify(moment.state)) as typeof moment.state;
  const again = openAt(candles, { header, answers, link, state });
  expect(again).toEqual({ ...before, delivered: [], barrier: false });
  const rest = LINES.slice(3);
  expect(play(again, ...rest)).toEqual(play(before, ...rest));
});
