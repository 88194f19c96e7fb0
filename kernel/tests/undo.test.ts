import { canUndo, consentNeeded, replay, undo, undoByConsent, undoLatest } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { candles } from './toy/candles.ts';
import { accepted, play, reasonOf, table } from './toy/play.ts';

const bidding = () => table([0, 'take 1; strike']);
const lit = () => play(bidding(), [0, 'bid 1'], [1, 'bid 2'], [2, 'bid 0']);

describe('undo', () => {
  test("is free inside one's own run of choices", () => {
    const back = accepted(undo(accepted(undo(table([0, 'take 1; take 2']), 0)), 0));
    expect(back.moment).toEqual(table().moment);
    expect(back.delivered).toEqual([]);
    expect(back.allDelivered).toEqual(table().allDelivered);
  });

  test('is not for the choices of others', () => {
    expect(reasonOf(undo(table([0, 'take 1']), 1))).toBe('refusal.undo');
  });

  test('is not free once the question went to others', () => {
    expect(canUndo(bidding(), 0)).toBe(false);
  });

  test('is free for a secret answer while the others still think', () => {
    const bid = play(bidding(), [1, 'bid 2']);
    expect(accepted(undo(bid, 1)).moment).toEqual(bidding().moment);
  });

  test('is not free once another seat has answered after', () => {
    expect(canUndo(play(bidding(), [1, 'bid 2'], [2, 'bid 0']), 1)).toBe(false);
  });

  test('is not free past a draw or a reveal', () => {
    expect(canUndo(lit(), 2)).toBe(false);
  });

  test('is not free once no seat is asked any more: the game is over', () => {
    const taken = table([0, 'take 1']);
    const over = { ...taken, moment: { ...taken.moment, asks: [] } };
    expect(canUndo(taken, 0)).toBe(true);
    expect(canUndo(over, 0)).toBe(false);
  });

  test('is known to be free from the latest of the past alone', () => {
    const { past, moment } = table([0, 'take 1; take 2']);
    expect(canUndo({ past: past.slice(-1), moment }, 0)).toBe(true);
    expect(canUndo({ past: [], moment }, 0)).toBe(false);
  });

  test('has nothing to take back at the deal', () => {
    expect(reasonOf(undo(table(), 0))).toBe('refusal.undo');
    expect(reasonOf(undoByConsent(table(), 0, { backTo: 0, consent: [1, 2] }))).toBe('refusal.undo');
  });

  test('rolls the same when the same is chosen again', () => {
    const wind = () => play(bidding(), [0, 'bid 2'], [1, 'bid 2'], [2, 'bid 2']);
    const back = accepted(undoByConsent(wind(), 2, { backTo: 2, consent: [0, 1] }));
    expect(play(back, [0, 'bid 2'], [1, 'bid 2'], [2, 'bid 2']).moment).toEqual(wind().moment);
  });
});

describe('undo on one device', () => {
  const practice = () => ({ ...lit(), header: { ...lit().header, practice: true as const } });

  test('goes past a reveal only at a practice table, alone with bots', () => {
    expect(reasonOf(undoLatest(lit(), 2, [0, 1]))).toBe('refusal.practice-only');
    expect(reasonOf(undoLatest(practice(), 2, [0]))).toBe('refusal.undo');
    const back = accepted(undoLatest(practice(), 2, [0, 1]));
    expect(back.moment).toEqual(play(bidding(), [0, 'bid 1'], [1, 'bid 2']).moment);
    expect(back.log.at(-1)).toEqual({ by: 2, backTo: 4, consent: [] });
  });

  test('is free where it is free, and has nothing to take back before the first choice', () => {
    expect(accepted(undoLatest(table([0, 'take 1']), 0, [1, 2])).moment).toEqual(table().moment);
    expect(reasonOf(undoLatest(practice(), 3, [0, 1, 2]))).toBe('refusal.undo');
  });
});

describe('undo by consent', () => {
  test('goes past any barrier when every other seat agrees', () => {
    expect(accepted(undoByConsent(lit(), 2, { backTo: 1, consent: [0, 1] })).moment).toEqual(
      table([0, 'take 1']).moment,
    );
  });

  test('takes no consent of a bot', () => {
    const undone = undoByConsent(lit(), 2, { backTo: 1, consent: [0, 1], bots: [1] });
    expect(reasonOf(undone)).toBe('refusal.practice-only');
  });

  test('is not to be had against bots alone, nor at a table of one', () => {
    expect(reasonOf(undoByConsent(lit(), 2, { backTo: 1, consent: [], bots: [0, 1] }))).toBe(
      'refusal.practice-only',
    );
    expect(consentNeeded({ seats: 1, bots: [], practice: false }, 0)).toMatchObject({ refused: true });
  });

  test('asks people only at a practice table, and the log keeps who agreed', () => {
    const practice = { ...lit(), header: { ...lit().header, practice: true as const } };
    expect(reasonOf(undoByConsent(practice, 2, { backTo: 1, consent: [], bots: [0] }))).toBe(
      'refusal.consent',
    );
    expect(reasonOf(undoByConsent(practice, 2, { backTo: 1, consent: [0, 1], bots: [0] }))).toBe(
      'refusal.practice-only',
    );
    const back = accepted(undoByConsent(practice, 2, { backTo: 1, consent: [1], bots: [0] }));
    expect(back.log.at(-1)).toEqual({ by: 2, backTo: 1, consent: [1] });
    expect(accepted(replay(candles, back.header, back.log)).moment).toEqual(back.moment);
  });

  test('names the seat whose consent is missing', () => {
    expect(undoByConsent(lit(), 2, { backTo: 1, consent: [0] })).toMatchObject({
      reason: { key: 'refusal.consent', vars: { seat: 1 } },
    });
  });

  test.each([-1, 5, 99, 1.5, Number.NaN])('does not go back to %d of 5 answers', (backTo) => {
    expect(lit().past).toHaveLength(5);
    expect(reasonOf(undoByConsent(lit(), 2, { backTo, consent: [0, 1] }))).toBe('refusal.undo');
  });
});
