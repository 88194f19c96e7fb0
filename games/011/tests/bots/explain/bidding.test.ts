import { describe, expect, test } from 'vitest';
import { mostWorthBidding } from '../../../src/bots/detective/bidding.ts';
import { mindOf } from '../../../src/bots/detective/mind.ts';
import type { Player } from '../../../src/state.ts';
import { message } from '../../../src/texts/message.ts';
import { NO_SLOTS } from '../../phase-five.ts';
import { type Position, position, type Scenario } from '../../scenario.ts';
import { reasons } from './reasons.ts';

/** Hour IV: seat 0 opens the auction of all four positions. */
function auction(self: Partial<Player> = {}, table: Position['table'] = {}): Scenario {
  return position({
    table: {
      hour: 4,
      event: null,
      blocked: [],
      order: [null, null, null, null],
      lastOrder: [0, 1, 2, 3],
      ...table,
    },
    players: { 0: { tiles: [], ...self } },
    agenda: [{ step: 'auction' }],
  });
}

function worthOf(table: Scenario, place: number): number {
  return mostWorthBidding(mindOf(table.view(0)), place);
}

/** As it is written. */
const NAMES = ['I', 'II', 'III', 'IV'];

describe('bidding', () => {
  test('AUC-2 what a position is worth, as long as the bid stays below', () => {
    const table = auction();
    const most = worthOf(table, 1);
    expect(most).toBeGreaterThan(0);
    expect(reasons(table, `bid I ${most}`)).toContainEqual(
      message('reason.bid-worth', { position: 1, most }),
    );
    expect(reasons(table, `bid I ${most + 1}`)[0]).toEqual(
      message('reason.too-dear', { most, amount: most + 1 }),
    );
  });

  test('a position that is no better than the others', () => {
    const table = auction();
    const place = [1, 2, 3, 4].find((each) => worthOf(table, each) < 0) ?? 0;
    expect(reasons(table, `bid ${NAMES[place - 1]} 0`)[0]).toEqual(
      message('reason.no-better', { position: place }),
    );
  });

  test('EVT-2 the Event of the Hour', () => {
    const table = auction({}, { event: 'A' });
    expect(reasons(table, 'bid II 0')).toContainEqual(
      message('reason.event-at-position', { position: 2, effect: 'music' }),
    );
    expect(reasons(table, 'bid III 0')).not.toContainEqual(
      message('reason.event-at-position', { position: 3, effect: 'music' }),
    );
  });

  test('EVT-3 the first chooses among all who are not blocked, the others after them', () => {
    expect(reasons(auction({}, { blocked: ['lilja'] }), 'bid I 0')).toContainEqual(
      message('reason.first-pick', { count: 7 }),
    );
    expect(reasons(auction(), 'bid III 0')).toContainEqual(message('reason.picks-before', { count: 2 }));
  });

  test.each([
    ['LOC-4 a Location tile', ['mole-1'], NO_SLOTS, { clues: 1, time: 2 }],
    [
      'ORG-1 the fourth one',
      ['mole-1'],
      { ...NO_SLOTS, S: 'tempio', W: 'museo', N: 'obelisco' },
      { clues: 1, time: 5 },
    ],
    [
      'ORG-2 the Organ symbol',
      ['omen-1'],
      { ...NO_SLOTS, S: 'tempio', W: 'museo', N: 'obelisco' },
      { clues: 0, time: 3 },
    ],
    [
      'ORG-5 any Location tile, once none fits the last slot',
      ['museo-1'],
      { N: 'museo', E: 'obelisco', S: 'tempio', W: null },
      { clues: 0, time: 3 },
    ],
  ] as const)('%s for who is last', (_, tiles, slots, earned) => {
    const table = auction({ tiles }, { slots });
    expect(reasons(table, 'bid IV 0')).toContainEqual(message('reason.last-places', earned));
    expect(reasons(table, 'bid III 0')).not.toContainEqual(message('reason.last-places', earned));
  });

  test('TIME-3 a bid that leaves too little for the Hours to come', () => {
    expect(reasons(auction({ time: 20 }), 'bid I 15')).toContainEqual(
      message('reason.time-short', { time: 5, hours: 7 }),
    );
  });

  test('AUC-3 passing saves the next bid', () => {
    const table = auction().choose('bid I 30');
    const told = reasons(table, 'pass');
    expect(told).toContainEqual(message('reason.saves-time', { time: 31 }));
    expect(told[0]?.key).toMatch(/^reason\.(too-dear|no-better)$/);
  });
});
