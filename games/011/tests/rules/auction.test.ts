import { refuse } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Auction, Player } from '../../src/table/state.ts';
import { position, type Scenario } from '../scenario.ts';

const MARCO = 0;
const MARIO = 1;
const CHRISTIAN = 2;
const LEONARDO = 3;

interface Bidders {
  readonly lastOrder?: number[];
  readonly order?: (number | null)[];
  readonly players?: Record<number, Partial<Player>>;
  readonly seats?: number;
}

/** The auction of an Hour about to begin; Marco opens unless told otherwise. */
function auction({
  lastOrder = [MARCO, MARIO, CHRISTIAN, LEONARDO],
  order = [null, null, null, null],
  players = {},
  seats = 4,
}: Bidders = {}): Scenario {
  return position({
    seats,
    table: { phase: 'event', event: null, lastOrder, order },
    players,
    agenda: [{ step: 'auction' }],
  });
}

function times(game: Scenario): number[] {
  return game.table.players.map(({ time }) => time);
}

describe('opening', () => {
  test('AUC-1 it is the second phase; the opener stood first in the last order', () => {
    const game = auction({ lastOrder: [CHRISTIAN, LEONARDO, MARCO, MARIO] });
    expect(game.table.phase).toBe('auction');
    expect(game.table.auction).toEqual({
      position: null,
      opener: CHRISTIAN,
      bid: null,
      leader: null,
      passed: [],
    });
    expect(game.asked).toBe(CHRISTIAN);
    expect(game.clause).toBe('AUC-2');
    expect(game.moment.asks[0]?.prompt).toEqual({ key: 'prompt.open-auction', vars: {} });
  });

  test('AUC-1 the next opener is the one without a position who stood earliest, not the next clockwise', () => {
    const game = auction({ lastOrder: [CHRISTIAN, LEONARDO, MARCO, MARIO] });
    game.choose('bid I 0', 'bid I 1', 'pass', 'pass', 'pass');
    expect(game.table.order).toEqual([LEONARDO, null, null, null]);
    expect(game.table.auction?.opener).toBe(CHRISTIAN);
    game.choose('bid II 0', 'pass', 'pass');
    expect(game.table.order).toEqual([LEONARDO, CHRISTIAN, null, null]);
    expect(game.table.auction?.opener).toBe(MARCO);
  });

  test('AUC-1 there are as many positions as active players', () => {
    const game = position({
      table: { hour: 3, events: ['D'], lastOrder: [MARIO, LEONARDO, MARCO] },
      players: { [CHRISTIAN]: { out: true } },
      agenda: [{ step: 'hour' }],
    });
    expect(game.table.order).toEqual([null, null, null]);
    expect(game.asked).toBe(MARIO);
    expect(game.refusal('bid IV 0')).toEqual(refuse('AUC-2', 'refusal.position-taken', { position: 4 }));
    const asked = [game.choose('bid I 0').asked, game.choose('pass').asked];
    expect(asked).toEqual([LEONARDO, MARCO]);
    game.choose('pass', 'bid III 0', 'pass');
    expect(game.table.order).toEqual([MARIO, MARCO, LEONARDO]);
    expect(game.table.auction).toBeNull();
  });

  test('AUC-2 any free position at any bid from 0 to all but 1 Time', () => {
    const game = auction({ order: [null, LEONARDO, null, null], players: { [MARCO]: { time: 3 } } });
    expect(game.legal).toEqual([
      'bid I 0',
      'bid I 1',
      'bid I 2',
      'bid III 0',
      'bid III 1',
      'bid III 2',
      'bid IV 0',
      'bid IV 1',
      'bid IV 2',
    ]);
  });

  test('AUC-2 all hear the opening bid, which the table remembers', () => {
    const game = auction().choose('bid III 5');
    for (const viewer of [null, MARCO, LEONARDO]) {
      expect(game.events(viewer)).toEqual([{ type: 'bid', seat: MARCO, position: 3, amount: 5 }]);
    }
    expect(game.table.auction).toEqual({ position: 3, opener: MARCO, bid: 5, leader: MARCO, passed: [] });
    expect(times(game)).toEqual([45, 45, 45, 45]);
  });

  test('AUC-2 a position somebody holds is refused, and so is one that is not there', () => {
    const game = auction({ order: [null, LEONARDO, null, null] });
    const taken = (position: number) => refuse('AUC-2', 'refusal.position-taken', { position });
    expect(game.refusal('bid II 0')).toEqual(taken(2));
    expect(game.refusal('bid V 0')).toEqual(taken(5));
  });

  test('AUC-2 the opener may not pass', () => {
    expect(auction().refusal('pass')).toEqual(refuse('AUC-2', 'refusal.not-offered'));
  });

  test('AUC-2 a bid while nothing is up for auction is a fault of the table', () => {
    const alone = () => position({ table: { auction: null }, agenda: [{ step: 'open-auction' }] });
    expect(alone).toThrow('no position is up for auction');
  });
});

describe('bidding', () => {
  test('AUC-3 the others are asked clockwise, to raise this position or to pass', () => {
    const game = auction({ players: { [MARIO]: { time: 5 } } }).choose('bid II 1');
    expect(game.asked).toBe(MARIO);
    expect(game.clause).toBe('AUC-3');
    expect(game.moment.asks[0]?.prompt).toEqual({ key: 'prompt.raise', vars: { position: 2, bid: 1 } });
    expect(game.legal).toEqual(['pass', 'bid II 2', 'bid II 3', 'bid II 4']);
  });

  test('AUC-3 a raise is by any whole number, and the new bid is what counts', () => {
    const game = auction().choose('bid II 1', 'bid II 9');
    expect(game.events(null)).toEqual([{ type: 'bid', seat: MARIO, position: 2, amount: 9 }]);
    expect(game.table.auction).toEqual({ position: 2, opener: MARCO, bid: 9, leader: MARIO, passed: [] });
    expect(game.asked).toBe(CHRISTIAN);
    expect(game.moment.asks[0]?.prompt.vars).toEqual({ position: 2, bid: 9 });
  });

  test('AUC-3 a pass is final for this auction', () => {
    const game = auction().choose('bid II 0', 'pass');
    for (const viewer of [null, MARIO])
      expect(game.events(viewer)).toEqual([{ type: 'passed', seat: MARIO }]);
    expect(game.table.auction?.passed).toEqual([MARIO]);
    const asked = ['bid II 1', 'bid II 2', 'bid II 3', 'bid II 4'].map((line) => game.choose(line).asked);
    expect(asked).toEqual([LEONARDO, MARCO, CHRISTIAN, LEONARDO]);
  });

  test('AUC-3 who passed bids again in the next auction', () => {
    const game = auction().choose('bid II 0', 'pass', 'pass', 'pass');
    expect(game.asked).toBe(MARIO);
    expect(game.table.auction).toEqual({
      position: null,
      opener: MARIO,
      bid: null,
      leader: null,
      passed: [],
    });
  });

  test('AUC-3 another position may not be bid for meanwhile', () => {
    const game = auction().choose('bid II 3');
    expect(game.refusal('bid I 9')).toEqual(refuse('AUC-3', 'refusal.other-position', { position: 2 }));
  });

  test.each([2, 3])('AUC-3 a bid of %i does not raise 3', (amount) => {
    const game = auction().choose('bid II 3');
    expect(game.refusal(`bid II ${amount}`)).toEqual(refuse('AUC-3', 'refusal.bid-too-low', { least: 4 }));
  });

  test('AUC-3 it must be a bid or a pass, and from the one who is asked', () => {
    const game = auction().choose('bid II 3');
    expect(game.refusal('skip')).toEqual(refuse('AUC-3', 'refusal.not-offered'));
    expect(game.refusal('bid II 4', CHRISTIAN)).toEqual(
      refuse('AUC-3', 'refusal.not-asked', { seat: MARIO }),
    );
  });

  test.each<Partial<Auction>>([{ position: null }, { bid: null }, { leader: null }])(
    'AUC-3 raising what was not opened is a fault of the table: %o',
    (missing) => {
      const opened = { position: 1, opener: MARCO, bid: 0, leader: MARCO, passed: [], ...missing };
      const raising = () =>
        position({ table: { auction: opened }, agenda: [{ step: 'raise', seat: MARIO }] });
      expect(raising).toThrow('the auction has not been opened');
    },
  );
});

describe('winning', () => {
  test('AUC-4 the last one left takes the position and pays the bid', () => {
    const game = auction().choose('bid IV 1', 'bid IV 6', 'pass', 'pass', 'pass');
    expect(game.events(null)).toEqual([
      { type: 'passed', seat: MARCO },
      { type: 'position-won', seat: MARIO, position: 4, amount: 6 },
      { type: 'time-paid', seat: MARIO, amount: 6 },
    ]);
    expect(game.events(MARIO)).toEqual(game.events(null));
    expect(game.table.order).toEqual([null, null, null, MARIO]);
    expect(times(game)).toEqual([45, 39, 45, 45]);
    expect(game.barrier).toBe(false);
  });

  test('AUC-4 a bid of 0 costs nothing', () => {
    const game = auction().choose('bid I 0', 'pass', 'pass', 'pass');
    expect(game.events(null)).toEqual([
      { type: 'passed', seat: LEONARDO },
      { type: 'position-won', seat: MARCO, position: 1, amount: 0 },
    ]);
    expect(times(game)).toEqual([45, 45, 45, 45]);
  });

  test('AUC-4 the winner takes no part in further auctions this Hour', () => {
    const game = auction().choose('bid I 0', 'bid I 1', 'pass', 'pass', 'pass');
    expect(game.table.order).toEqual([MARIO, null, null, null]);
    const asked = [game.asked, game.choose('bid II 0').asked, game.choose('bid II 1').asked];
    expect(asked).toEqual([MARCO, CHRISTIAN, LEONARDO]);
    expect(game.choose('pass').asked).toBe(MARCO);
  });

  test('AUC-5 the last player without a position takes the last free one for nothing, unasked', () => {
    const game = auction({ order: [LEONARDO, null, CHRISTIAN, null], lastOrder: [3, 2, 1, 0] });
    expect(game.asked).toBe(MARIO);
    game.choose('bid IV 7', 'pass');
    expect(game.events(MARCO)).toEqual([
      { type: 'passed', seat: MARCO },
      { type: 'position-won', seat: MARIO, position: 4, amount: 7 },
      { type: 'time-paid', seat: MARIO, amount: 7 },
      { type: 'position-left', seat: MARCO, position: 2 },
    ]);
    expect(game.table.order).toEqual([LEONARDO, MARCO, CHRISTIAN, MARIO]);
    expect(times(game)).toEqual([45, 38, 45, 45]);
    expect(game.table.auction).toBeNull();
    expect(game.asked).toBeNull();
  });

  test('AUC-5 a single player takes position I without any auction', () => {
    const out = { out: true };
    const players = { [MARCO]: out, [MARIO]: out, [LEONARDO]: out };
    const game = auction({ lastOrder: [CHRISTIAN], order: [null], players });
    expect(game.events(null)).toEqual([{ type: 'position-left', seat: CHRISTIAN, position: 1 }]);
    expect(game.table.order).toEqual([CHRISTIAN]);
  });
});

describe('what a bid must leave', () => {
  test('AUC-6 at least 1 Time, for the opener', () => {
    const game = auction({ players: { [MARCO]: { time: 5 } } });
    expect(game.refusal('bid I 5')).toEqual(refuse('AUC-6', 'refusal.bid-too-high', { most: 4 }));
    game.choose('bid I 4', 'pass', 'pass', 'pass');
    expect(game.player(MARCO)).toMatchObject({ time: 1, out: false });
  });

  test('AUC-6 at least 1 Time, for who raises', () => {
    const game = auction({ players: { [MARIO]: { time: 5 } } }).choose('bid I 3');
    expect(game.refusal('bid I 5')).toEqual(refuse('AUC-6', 'refusal.bid-too-high', { most: 4 }));
    expect(game.legal).toEqual(['pass', 'bid I 4']);
  });

  test('AUC-6 an opener with exactly 1 Time bids 0', () => {
    const game = auction({ order: [null, null, LEONARDO, CHRISTIAN], players: { [MARCO]: { time: 1 } } });
    expect(game.legal).toEqual(['bid I 0', 'bid II 0']);
  });

  test('AUC-6 who cannot raise passes by themselves, and for good', () => {
    const players = { [MARIO]: { time: 4 }, [CHRISTIAN]: { time: 1 }, [LEONARDO]: { time: 5 } };
    const game = auction({ players }).choose('bid I 3');
    expect(game.events(MARIO)).toEqual([
      { type: 'bid', seat: MARCO, position: 1, amount: 3 },
      { type: 'could-not-raise', seat: MARIO },
      { type: 'could-not-raise', seat: CHRISTIAN },
    ]);
    expect(game.table.auction?.passed).toEqual([MARIO, CHRISTIAN]);
    expect(game.asked).toBe(LEONARDO);
    expect(game.legal).toEqual(['pass', 'bid I 4']);
    expect(game.choose('bid I 4').asked).toBe(MARCO);
  });

  test('AUC-6 an opening nobody can raise wins at once', () => {
    const poor = { time: 3 };
    const game = auction({ players: { [MARIO]: poor, [CHRISTIAN]: poor, [LEONARDO]: poor } }).choose(
      'bid II 2',
    );
    expect(game.heard(null)).toEqual([
      'bid',
      'could-not-raise',
      'could-not-raise',
      'could-not-raise',
      'position-won',
      'time-paid',
    ]);
    expect(game.table.order).toEqual([null, MARCO, null, null]);
    expect(game.asked).toBe(MARIO);
  });
});

describe('the worked example', () => {
  test('AUC-7 Marco II for 2, Christian I for 4, Leonardo III for 1, Mario IV for nothing', () => {
    const game = position({
      table: { lastOrder: [MARCO, MARIO, CHRISTIAN, LEONARDO], order: [null, null, null, null] },
      agenda: [{ step: 'auction' }, { step: 'clues' }],
    });
    game.chooseAs(MARCO, 'bid II 0').chooseAs(MARIO, 'pass').chooseAs(CHRISTIAN, 'pass');
    game.chooseAs(LEONARDO, 'bid II 1').chooseAs(MARCO, 'bid II 2').chooseAs(LEONARDO, 'pass');
    game.chooseAs(MARIO, 'bid I 1').chooseAs(CHRISTIAN, 'bid I 2').chooseAs(LEONARDO, 'pass');
    game.chooseAs(MARIO, 'bid I 3').chooseAs(CHRISTIAN, 'bid I 4').chooseAs(MARIO, 'pass');
    game.chooseAs(MARIO, 'bid III 0').chooseAs(LEONARDO, 'bid III 1').chooseAs(MARIO, 'pass');
    expect(game.table.order).toEqual([CHRISTIAN, MARCO, LEONARDO, MARIO]);
    expect(game.table.players.map(({ time }) => time)).toEqual([43, 45, 41, 44]);
    expect(game.table.auction).toBeNull();
    expect(game.prompt).toBe('prompt.place-clue');
  });
});
