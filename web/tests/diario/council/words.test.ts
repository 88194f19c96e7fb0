import { expect, test } from 'vitest';
import { saidOn } from '../../../src/games/diario/table/council/words.ts';

const entry = (at: number, ...types: readonly string[]) => ({
  answers: 0,
  by: 0,
  at,
  events: types.map((type) => ({ type })),
});

const said = (at: number, seat: number, words: string) =>
  ({ type: 'said', number: at, at, seat, name: 'Ada', words }) as const;

/** Asked at 100; a voice at 150, after which its words came at 160. */
const log = [entry(100, 'rolled'), entry(150, 'spoke'), entry(170, 'voices-opened', 'voice-trusts')];

test('LEAD-1 a voice stands beside the last words of its seat since the decision was asked', () => {
  const talk = [said(90, 1, 'before'), said(155, 1, 'first'), said(160, 1, 'last'), said(165, 2, 'other')];
  expect(saidOn(log, talk, 1)?.words).toBe('last');
  expect(saidOn(log, talk, 3)).toBeUndefined();
});

test('LEAD-1 words on an earlier decision stand beside no voice on this one', () => {
  expect(saidOn([...log, entry(200, 'rolled')], [said(160, 1, 'last')], 1)).toBeUndefined();
});
