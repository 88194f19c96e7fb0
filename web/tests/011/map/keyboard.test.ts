import { describe, expect, it } from 'vitest';
import { entryOf } from '../../../src/games/011/map/scene/keyboard.ts';
import type { Offer } from '../../../src/games/011/map/scene/offers.ts';
import { asksForSquares } from '../../../src/games/011/map/scene/offers.ts';
import { acting, city } from './city.ts';

const offered = (square: string, time: number | null): [string, Offer] => [
  square,
  { square, how: 'walk', noun: `square:${square}`, plan: null, time, line: null },
];

describe('the square at which a keyboard enters the map', () => {
  const view = city();

  it('is none where the question offers no square', () => {
    expect(entryOf(view, { offers: new Map(), goal: null })).toBeNull();
  });

  it('is the first square offered, and the end of a draft', () => {
    const offers = new Map([offered('r6c5', null), offered('r6c6', null)]);
    expect(entryOf(view, { offers, goal: null })).toBe('r6c5');
    expect(entryOf(view, { offers, goal: 'r6c6' })).toBe('r6c6');
  });

  it('is where the acting Character stands while it moves', () => {
    const now = { offers: new Map([offered('r6c5', 1)]), goal: null };
    expect(entryOf(acting('johnsson', 'r7c7'), now)).toBe('r7c7');
  });
});

describe('a question that needs the map', () => {
  it('is answered with a square', () => {
    expect(asksForSquares([{ verb: 'stop' }, { verb: 'walk', square: 'r6c5' }])).toBe(true);
    expect(asksForSquares([{ verb: 'clue', square: 'r6c5' }])).toBe(true);
  });

  it('is not one of bids, Characters or the Gears', () => {
    expect(asksForSquares([{ verb: 'pass' }, { verb: 'choose', character: 'lilja' }])).toBe(false);
    expect(asksForSquares([])).toBe(false);
  });
});
