import { describe, expect, test } from 'vitest';
import { orders } from '../../src/index.ts';
import { turnOf } from '../scenario.ts';
import {
  answerOf,
  asked,
  auction,
  CHRISTIAN,
  LEONARDO,
  leave,
  MARCO,
  MARIO,
  playByOrders,
} from './auction.ts';

describe('opening', () => {
  test.each([
    ['II up to 7 then pass', 'bid II 0'],
    ['II from 3 up to 7 then wake', 'bid II 3'],
    ['III up to 0 then pass; I up to 5 then pass', 'bid III 0'],
    ['IV pass; II wake; I up to 5 then pass; pass', 'bid I 0'],
  ])('AUC-2 %s puts up %s', (line, choice) => {
    expect(asked(auction(), line)).toBe(choice);
  });

  test('AUC-2 the first position named that is still free', () => {
    const game = auction();
    const kept = leave(game, MARIO, 'I up to 2 then pass; III from 1 up to 3 then pass');
    game.choose('bid I 4', 'pass', 'pass', 'pass');
    expect(game.asked).toBe(MARIO);
    expect(answerOf(game, MARIO, kept)).toBe('bid III 1');
  });

  test('AUC-2 whoever left unsaid which position it is to be is woken: the opener cannot pass', () => {
    expect(asked(auction(), 'pass')).toBe('wake');
    expect(asked(auction(), 'II pass; wake')).toBe('wake');
  });

  test('AUC-2 an order that bids for nothing leaves the opening alone', () => {
    expect(asked(auction(), 'II pass')).toBeNull();
  });

  test('AUC-6 TIME-3 at no more than leaves 1 Time', () => {
    const game = auction({ players: { [MARCO]: { time: 4 } } });
    expect(asked(game, 'II from 9 up to 12 then pass')).toBe('bid II 3');
  });
});

describe('raising', () => {
  const opened = () => auction().choose('bid II 3');

  test.each([
    ['up to 7 then pass', 'bid II 4'],
    ['II up to 4 then pass', 'bid II 4'],
    ['II from 6 up to 7 then pass', 'bid II 4'],
    ['II up to 3 then pass', 'pass'],
    ['up to 3 then wake', 'wake'],
    ['pass', 'pass'],
    ['wake', 'wake'],
    ['II pass', 'pass'],
    ['I up to 9 then pass', null],
    ['I up to 9 then pass; pass', 'pass'],
    ['up to 9 then pass; II up to 2 then wake', 'wake'],
    ['pass; up to 9 then pass', 'bid II 4'],
    ['pass; II up to 9 then pass', 'bid II 4'],
  ])('AUC-3 over a bid of 3 for II, %s answers %s', (line, choice) => {
    expect(asked(opened(), line)).toBe(choice);
  });

  test('AUC-3 by one each time, and nobody raises their own bid', () => {
    const game = opened();
    const left = new Map([
      [MARCO, leave(game, MARCO, 'up to 5 then pass')],
      [MARIO, leave(game, MARIO, 'up to 8 then pass')],
      [CHRISTIAN, leave(game, CHRISTIAN, 'pass')],
      [LEONARDO, leave(game, LEONARDO, 'II pass')],
    ]);
    expect(playByOrders(game, left)).toEqual([
      '1: bid II 4',
      '2: pass',
      '3: pass',
      '0: bid II 5',
      '1: bid II 6',
      '0: pass',
    ]);
    expect(game.table.order).toEqual([null, MARIO, null, null]);
    expect(game.player(MARIO).time).toBe(39);
  });

  test('AUC-6 TIME-3 a limit above what one has ends where the Time does', () => {
    const game = auction({ players: { [MARIO]: { time: 6 } } }).choose('bid II 3');
    const kept = leave(game, MARIO, 'up to 99 then pass');
    expect(answerOf(game, MARIO, kept)).toBe('bid II 4');
    game.choose('bid II 4', 'pass', 'pass', 'bid II 5');
    expect(game.table.order).toEqual([null, MARCO, null, null]);
    expect(game.player(MARIO).time).toBe(6);
  });

  test('AUC-3 once woken, the owner may go further, and is woken again', () => {
    const game = opened();
    const kept = leave(game, MARIO, 'II up to 3 then wake');
    expect(answerOf(game, MARIO, kept)).toBe('wake');
    game.choose('bid II 6', 'pass', 'pass', 'bid II 7');
    expect(answerOf(game, MARIO, kept)).toBe('wake');
  });

  test('AUC-4 what was said of the auction under way says nothing about the next', () => {
    const game = auction();
    const kept = leave(game, MARIO, 'up to 3 then pass');
    game.choose('bid IV 3');
    expect(answerOf(game, MARIO, kept)).toBe('pass');
    expect(orders.isDone(kept, game.view(MARIO))).toBe(false);
    game.choose('pass', 'pass', 'pass');
    expect(answerOf(game, MARIO, kept)).toBeNull();
    expect(orders.isDone(kept, game.view(MARIO))).toBe(true);
  });
});

describe('a question that is none of its business', () => {
  test('AUC-3 is one to somebody else', () => {
    const game = auction().choose('bid II 3');
    expect(answerOf(game, CHRISTIAN, leave(game, CHRISTIAN, 'up to 7 then pass'))).toBeNull();
  });

  test('AUC-1 is one outside the auction', () => {
    const kept = leave(auction({ hour: 3 }), MARCO, 'pass');
    const game = turnOf({ seat: MARCO, table: { hour: 3, order: [MARIO, MARCO, CHRISTIAN, LEONARDO] } });
    expect(game.asked).toBe(MARCO);
    expect(answerOf(game, MARCO, kept)).toBeNull();
  });

  test('HOUR-3 is one of another Hour', () => {
    const kept = leave(auction({ hour: 5 }), MARCO, 'II up to 7 then pass; pass');
    const game = auction({ hour: 6 });
    expect(answerOf(game, MARCO, kept)).toBeNull();
    expect(orders.isDone(kept, game.view(MARCO))).toBe(true);
  });
});

describe('an order has done all it was left for', () => {
  test('AUC-4 when its owner has a position', () => {
    const game = auction();
    const kept = leave(game, MARCO, 'I up to 3 then pass; pass');
    game.choose('bid I 0', 'pass', 'pass');
    expect(orders.isDone(kept, game.view(MARCO))).toBe(false);
    game.choose('pass');
    expect(orders.isDone(kept, game.view(MARCO))).toBe(true);
  });

  test('AUC-4 when all the positions it named are taken', () => {
    const game = auction();
    const kept = leave(game, LEONARDO, 'I up to 0 then pass; II wake');
    game.choose('bid I 3', 'pass', 'pass', 'pass');
    expect(orders.isDone(kept, game.view(LEONARDO))).toBe(false);
    game.choose('bid II 0', 'pass', 'pass');
    expect(orders.isDone(kept, game.view(LEONARDO))).toBe(true);
  });

  test('AUC-4 but not while it passes whatever comes', () => {
    const game = auction();
    const kept = leave(game, LEONARDO, 'I pass; pass');
    game.choose('bid I 3', 'pass', 'pass', 'pass');
    expect(orders.isDone(kept, game.view(LEONARDO))).toBe(false);
    expect(answerOf(game.choose('bid III 0', 'pass'), LEONARDO, kept)).toBe('pass');
  });
});

describe('the worked example', () => {
  test('AUC-7 plays itself by four orders left before it began', () => {
    const game = auction();
    const left = new Map([
      [MARCO, leave(game, MARCO, 'II up to 2 then pass')],
      [MARIO, leave(game, MARIO, 'I from 1 up to 3 then pass; III up to 0 then pass; pass')],
      [CHRISTIAN, leave(game, CHRISTIAN, 'I up to 4 then pass; pass')],
      [LEONARDO, leave(game, LEONARDO, 'II up to 1 then pass; III up to 1 then pass; pass')],
    ]);
    expect(playByOrders(game, left)).toEqual([
      ...['0: bid II 0', '1: pass', '2: pass', '3: bid II 1', '0: bid II 2', '3: pass'],
      ...['1: bid I 1', '2: bid I 2', '3: pass', '1: bid I 3', '2: bid I 4', '1: pass'],
      ...['1: bid III 0', '3: bid III 1', '1: pass'],
    ]);
    expect(game.table.order).toEqual([CHRISTIAN, MARCO, LEONARDO, MARIO]);
    expect(game.table.players.map(({ time }) => time)).toEqual([43, 45, 41, 44]);
    expect(game.prompt).toBe('prompt.place-clue');
    for (const [seat, kept] of left) expect(orders.isDone(kept, game.view(seat))).toBe(true);
  });
});
