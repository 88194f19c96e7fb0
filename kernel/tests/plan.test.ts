import { aboutPlan, choosePlan, chooseText, LONGEST_PLAN, type Seat, trimmed, whyNot } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { accepted, play, table } from './toy/play.ts';

const followed = (session: ReturnType<typeof table>, seat: Seat, line: string) =>
  accepted(choosePlan(session, seat, line));

/** Seat 1 bids last and keeps the next candle: its bid draws the wind and shows what lay hidden. */
const lastBid = () => table([0, 'take 1; strike'], [0, 'bid 1'], [2, 'bid 0']);

describe('a plan', () => {
  test('is taken whole while nothing is drawn or shown and the seat is asked on', () => {
    const { session, line, stop } = followed(table(), 0, 'take 1; take 2 ;strike; bid 2');
    expect(stop).toBeNull();
    expect(line).toBe('take 1; take 2 ;strike; bid 2');
    expect(session).toEqual(accepted(chooseText(table(), 0, line)));
    expect(session.delivered.map(({ event }) => event.type)).toEqual(['took', 'took', 'bid', 'bid-hidden']);
  });

  test.each([
    ['take 1; jump', 'refusal.unknown-verb', 9],
    ['take 1; strike; bid many', 'refusal.expected', 21],
    ['take 1;; strike', 'refusal.empty', 8],
    ['take 9; jump', 'refusal.unknown-verb', 9],
  ])("'%s' cannot be read, and nothing of it is taken: %s at column %i", (line, key, column) => {
    expect(choosePlan(table(), 0, line)).toMatchObject({ refused: true, reason: { key }, column });
  });

  test.each([
    [
      'choices',
      Array(LONGEST_PLAN.choices + 1)
        .fill('strike')
        .join(';'),
    ],
    ['characters', `take 1;${' '.repeat(LONGEST_PLAN.characters)}strike`],
  ])('is refused before it is read where it holds too many %s', (_, line) => {
    const refused = { refused: true, reason: { key: 'refusal.long-plan', vars: LONGEST_PLAN } };
    expect(choosePlan(table(), 0, line)).toMatchObject(refused);
  });

  test('is followed where it is as long as a plan may be', () => {
    const most = ['take 1', ...Array(LONGEST_PLAN.choices - 1).fill('bid 9')].join('; ');
    const { stop } = followed(table(), 0, most.padEnd(LONGEST_PLAN.characters));
    expect(stop).toMatchObject({ taken: 1, of: LONGEST_PLAN.choices });
  });

  test('is refused whole where its first choice is', () => {
    const refused = choosePlan(table(), 0, ' take 9; strike');
    expect(refused).toEqual(chooseText(table(), 0, ' take 9'));
    expect(refused).toMatchObject({ refused: true, clause: 'CANDLE-2', column: 2 });
    expect(choosePlan(table(), 1, 'take 1; strike')).toMatchObject({ reason: { key: 'refusal.not-asked' } });
  });

  test('stops before a choice that is refused, and keeps what it has taken', () => {
    const { session, line, stop } = followed(table(), 0, 'take 1; strike; bid 9; bid 2');
    expect(stop).toEqual({
      taken: 2,
      of: 4,
      clause: 'CANDLE-3',
      reason: { key: 'refusal.matches', vars: { held: 6 } },
      column: 17,
    });
    expect(line).toBe('take 1; strike');
    expect(session).toEqual(table([0, 'take 1; strike']));
  });

  test('stops after a choice that drew or showed something, for its seat to see it', () => {
    const { session, line, stop } = followed(lastBid(), 1, 'bid 2; take 2; strike');
    expect(stop).toEqual({
      taken: 1,
      of: 3,
      clause: null,
      reason: { key: 'refusal.see-first', vars: {} },
      column: 8,
    });
    expect(line).toBe('bid 2');
    expect(session).toEqual(play(lastBid(), [1, 'bid 2']));
  });

  test.each(['take 1', 'take 2', 'take 9', 'strike', 'bid 0'])(
    "tells nothing of what a choice drew by what stands after it: '%s'",
    (next) => {
      expect(followed(lastBid(), 1, `bid 2; ${next}`)).toEqual(followed(lastBid(), 1, 'bid 2; take 3'));
    },
  );

  test('stops where the question passes to another seat', () => {
    const { session, stop } = followed(table(), 0, 'take 1; strike; bid 2; bid 2');
    const reason = { key: 'refusal.not-asked', vars: { seat: 1 } };
    expect(stop).toEqual({ taken: 3, of: 4, clause: 'CANDLE-3', reason, column: 24 });
    expect(session).toEqual(table([0, 'take 1; strike; bid 2']));
  });

  test('stops where the game is over', () => {
    const bids = [0, 1].map((seat) => [seat, 'bid 0'] as const);
    const lastCandle = play(
      table([0, 'take 1; strike'], ...bids, [2, 'bid 0'], [1, 'take 2; strike'], ...bids, [2, 'bid 0']),
      [2, 'take 3; strike'],
      ...bids,
    );
    const { session, stop } = followed(lastCandle, 2, 'bid 1; bid 1');
    expect(session.moment.asks).toEqual([]);
    expect(stop).toMatchObject({ taken: 1, of: 2, reason: { key: 'refusal.over' }, column: 8 });
  });

  test('stops in the same places where only the free way back is kept', () => {
    const { session, stop } = followed(lastBid(), 1, 'bid 2; take 2');
    const small = accepted(choosePlan(trimmed(lastBid()), 1, 'bid 2; take 2'));
    expect(small.stop).toEqual(stop);
    expect(small.session.moment).toEqual(session.moment);
    expect(small.session.delivered).toEqual(session.delivered);
  });

  test('says how many of its choices were taken', () => {
    const { stop } = followed(lastBid(), 1, 'bid 2; take 2; strike');
    expect(stop && aboutPlan(stop)).toEqual({ key: 'plan.stopped', vars: { taken: 1, of: 3 } });
  });
});

describe('asking why a choice would not be taken', () => {
  test('tells the refusal that choosing it would bring, and null where it would be taken', () => {
    expect(whyNot(table(), 0, 'take 1')).toBeNull();
    expect(whyNot(table(), 0, ' take 9')).toEqual(chooseText(table(), 0, ' take 9'));
    expect(whyNot(table(), 1, 'take 1')).toMatchObject({ reason: { key: 'refusal.not-asked' } });
    expect(whyNot(table(), 0, 'take x')).toMatchObject({ reason: { key: 'refusal.expected' }, column: 6 });
  });

  test('takes one choice at a time: what comes after it may have to be drawn', () => {
    for (const line of ['take 1; strike', ';'])
      expect(whyNot(table(), 0, line)).toMatchObject({ reason: { key: 'refusal.one-choice' } });
  });
});
