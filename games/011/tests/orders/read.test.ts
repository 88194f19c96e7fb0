import { refuse } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { orders } from '../../src/index.ts';
import { turnOf } from '../scenario.ts';
import { auction, CHRISTIAN, leave, MARCO, MARIO } from './auction.ts';

describe('an order as it is kept', () => {
  test.each([
    ['up to 7 then pass', 'up to 7 then pass'],
    ['  UP  to 07, Then WAKE ', 'up to 7 then wake'],
    ['ii up to 7 then pass', 'II up to 7 then pass'],
    ['IV from 2 up to 7 then pass', 'IV from 2 up to 7 then pass'],
    ['IV from 0 up to 7 then pass', 'IV up to 7 then pass'],
    ['I from 3 up to 3 then wake', 'I from 3 up to 3 then wake'],
    ['III pass;I wake', 'III pass; I wake'],
    ['pass', 'pass'],
    ['wake', 'wake'],
    [
      'pass; up to 2 then pass; II pass; I up to 3 then pass',
      'II pass; I up to 3 then pass; up to 2 then pass; pass',
    ],
  ])('%s', (line, kept) => {
    expect(orders.read(line, auction().view(MARIO))).toBe(`hour 5 auction 1: ${kept}`);
  });

  test('AUC-4 bears the number of the auction, one more for every position taken', () => {
    const game = auction({ order: [null, MARCO, null, null], hour: 11 });
    expect(leave(game, CHRISTIAN, 'up to 3 then pass')).toBe('hour 11 auction 2: up to 3 then pass');
  });

  test('is nothing else', () => {
    const view = auction().view(MARIO);
    for (const line of ['', 'up to 7 then pass', 'hour 5 auction 1: up to 7', 'hour 5 auction 1: pass; ']) {
      expect(() => orders.isDone(line, view), line).toThrow('not an order');
    }
  });
});

describe('a line that is no order', () => {
  test.each([
    ['', 1],
    ['  ', 3],
    ['up to 7', 1],
    ['bid II 7', 1],
    ['up to seven then pass', 1],
    ['up to -1 then pass', 1],
    ['up to 1.5 then pass', 1],
    ['up to 1000000 then pass', 1],
    ['from 1 up to 7 then pass', 1],
    ['VII up to 7 then pass', 1],
    ['IIII pass', 1],
    ['IIpass', 1],
    ['pass pass', 1],
    ['pass;', 6],
    ['I pass;  II up 7 then pass', 10],
  ])('“%s” is refused where it stops making sense', (line, column) => {
    expect(orders.read(line, auction().view(MARIO))).toEqual({
      ...refuse(null, 'refusal.order-form'),
      column,
    });
  });

  test.each(['I pass; i up to 3 then pass', 'pass;   wake', 'up to 3 then pass; up to 4 then pass'])(
    '“%s” says two things about the same auction',
    (line) => {
      const column = line.search(/(?<=;\s*)\S/) + 1;
      expect(orders.read(line, auction().view(MARIO))).toEqual({
        ...refuse(null, 'refusal.order-twice'),
        column,
      });
    },
  );

  test('AUC-2 a position that is taken cannot be bid for, nor one that nobody stands at', () => {
    const game = auction({ order: [null, MARCO, null, null] });
    const taken = (position: number) => refuse('AUC-2', 'refusal.position-taken', { position });
    expect(orders.read('II up to 7 then pass', game.view(MARIO))).toEqual({ ...taken(2), column: 1 });
    expect(orders.read('pass; V pass', game.view(MARIO))).toEqual({ ...taken(5), column: 7 });
  });

  test('AUC-2 who opens must name a position to bid', () => {
    const game = auction();
    const refusal = { ...refuse('AUC-2', 'refusal.order-opening'), column: 1 };
    expect(orders.read('up to 7 then pass', game.view(MARCO))).toEqual(refusal);
    expect(leave(game, MARCO, 'pass')).toBe('hour 5 auction 1: pass');
    game.choose('bid I 0', 'bid I 1', 'pass', 'pass');
    expect(leave(game, MARCO, 'up to 7 then pass')).toBe('hour 5 auction 1: up to 7 then pass');
  });

  test('AUC-2 a first bid above the limit is a slip', () => {
    expect(orders.read('I from 4 up to 3 then pass', auction().view(MARIO))).toEqual({
      ...refuse(null, 'refusal.order-first', { first: 4, most: 3 }),
      column: 1,
    });
  });
});

describe('a seat that takes part in no auction', () => {
  const none = refuse('AUC-1', 'refusal.order-no-auction');

  test('AUC-1 leaves no order outside the auction, when out of the game or only watching', () => {
    expect(orders.read('pass', turnOf().view(MARIO))).toEqual(none);
    const game = auction({
      order: [null, null, null],
      lastOrder: [0, 2, 3],
      players: { [MARIO]: { out: true } },
    });
    expect(orders.read('pass', game.view(MARIO))).toEqual(none);
    expect(orders.read('pass', game.view(null))).toEqual(none);
  });

  test('AUC-4 leaves none with a position', () => {
    const game = auction({ order: [null, null, MARIO, null] });
    expect(orders.read('pass', game.view(MARIO))).toEqual(
      refuse('AUC-4', 'refusal.order-position', { position: 3 }),
    );
  });
});
