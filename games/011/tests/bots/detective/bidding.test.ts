import { resume } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { mostWorthBidding, positionWorth } from '../../../src/bots/detective/bidding.ts';
import { leastTimeToWin } from '../../../src/bots/detective/winning.ts';
import { game as eleven } from '../../../src/index.ts';
import type { Player, Table } from '../../../src/table/state.ts';
import { hero, JOHNSSON_CHOSEN } from '../../declarer.ts';
import { Scenario } from '../../scenario.ts';
import { chosenAt, EVERYTHING, mindAt } from './asked.ts';

const RICH = { 1: { time: 40 }, 2: { time: 40 }, 3: { time: 40 } } as const;

/** The auction of Hour VI, opened by seat 0: a Hero with 15 pages whose Chosen One stands beside the Organ. */
function auction(self: Partial<Player> = {}, table: Partial<Table> = {}): Scenario {
  const given = eleven.fork(hero({ self, table, players: RICH }).table);
  const order = [null, null, null, null];
  Object.assign(given, { phase: 'event', turn: null, lastOrder: [0, 1, 2, 3], order, ...table });
  given.agenda = [{ step: 'auction' }];
  return new Scenario(eleven, resume(eleven, given));
}

/** Johnsson stands at the Organ; the pages he does not write take a third tooth. */
const THREE_TEETH_FROM_VICTORY = { ...JOHNSSON_CHOSEN, organ: 'r7c7' } as const;

const READY = { seen: EVERYTHING };

const worthAt = (game: Scenario, position: number, canWin = false) =>
  positionWorth(mindAt(game), [], position, { canWin });

describe('what a position is worth', () => {
  test('LOC-1 the last more with a Location tile in hand', () => {
    const without = { organ: null };
    const [plain, placing] = [auction({}, without), auction({ tiles: ['mole-1'] }, without)];
    expect(worthAt(placing, 4)).toBeGreaterThan(worthAt(plain, 4));
    expect(worthAt(placing, 2)).toBeCloseTo(worthAt(plain, 2));
  });

  test('ORG-3 but not once the Organ stands', () => {
    expect(worthAt(auction({ tiles: ['mole-1'] }), 4)).toBeCloseTo(worthAt(auction(), 4));
  });

  test('ORG-2 the Organ symbol counts when three tiles are placed', () => {
    const slots = { S: 'tempio', W: 'museo', N: 'obelisco', E: null } as const;
    const symbol = auction({ tiles: ['omen-1'] }, { organ: null, slots });
    const none = auction({ tiles: ['omen-2'] }, { organ: null, slots });
    expect(worthAt(symbol, 4)).toBeGreaterThan(worthAt(none, 4));
  });

  test('TURN-1 the first more to who can win', () => {
    const game = auction(READY);
    expect(worthAt(game, 1, true)).toBeGreaterThan(worthAt(game, 1));
    for (const position of [1, 2, 3]) {
      expect(worthAt(game, position, true)).toBeGreaterThan(worthAt(game, position + 1, true));
    }
    expect(mostWorthBidding(mindAt(game), 1)).toBeGreaterThan(mostWorthBidding(mindAt(auction()), 1));
  });

  test('EVT-A EVT-C EVT-K one to which the Event brings something more', () => {
    for (const [event, at] of [
      ['A', 2],
      ['C', 4],
      ['K', 4],
    ] as const) {
      const [quiet, favoured] = [auction({ music: 5 }), auction({ music: 5 }, { event })];
      expect(worthAt(favoured, at)).toBeGreaterThan(worthAt(quiet, at));
      expect(worthAt(favoured, 3)).toBeCloseTo(worthAt(quiet, 3));
    }
  });
});

describe('an auction', () => {
  test('AUC-2 who can win opens the first position, for nothing', () => {
    expect(chosenAt(auction(READY))).toBe('bid I 0');
  });

  test('AUC-3 who can win answers a bid for it; who gains nothing by the last does not', () => {
    const raised = (game: Scenario, position: string) =>
      game.choose(`bid ${position} 0`, `bid ${position} 1`, 'pass', 'pass');
    expect(chosenAt(raised(auction(READY), 'I'))).toBe('bid I 2');
    expect(chosenAt(raised(auction(READY), 'IV'))).toBe('pass');
  });

  test('TURN-1 who wins for certain from the first position spares no Time but what the turn needs', () => {
    for (const time of [12, 25, 44]) {
      const mind = mindAt(auction({ ...READY, time }));
      expect(mostWorthBidding(mind, 1)).toBe(time - (leastTimeToWin(mind) ?? Number.NaN));
    }
  });

  test.each([20, 12, 8, 5])('AUC-6 never so much of %i Time that victory gets out of reach', (time) => {
    const game = auction({ ...READY, music: 12, time }, THREE_TEETH_FROM_VICTORY);
    const least = leastTimeToWin(mindAt(game)) ?? Number.NaN;
    expect(least).toBe(4);
    game.choose('bid I 0', 'bid I 1', 'pass', 'pass');
    const bids: number[] = [];
    for (let line = chosenAt(game); line !== 'pass'; line = chosenAt(game)) {
      const bid = Number(line.split(' ')[2]);
      bids.push(time - bid);
      game.choose(line, `bid I ${bid + 1}`);
      if (game.asked !== 0) break;
    }
    for (const left of bids) expect(left).toBeGreaterThanOrEqual(least);
    expect(bids.length > 0).toBe(time > 5);
  });

  test('TIME-2 who cannot win keeps Time for the Hours to come', () => {
    const game = auction({ time: 12 }).choose('bid I 0', 'bid I 6', 'pass', 'pass');
    expect(chosenAt(game)).toBe('pass');
  });
});
