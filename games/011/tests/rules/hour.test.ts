import { refuse } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { EventId } from '../../src/data/events.ts';
import type { Player, Table } from '../../src/table/state.ts';
import { answerQuietly } from '../quietly.ts';
import { position, type Scenario, turnOf } from '../scenario.ts';

const LOCATIONS = ['mole-1', 'museo-1', 'tempio-1', 'obelisco-1'];

interface Evening {
  readonly hour: number;
  readonly events?: EventId[];
  readonly players?: Record<number, Partial<Player>>;
  readonly lastOrder?: number[];
}

function hourBegins({
  hour,
  events = ['D', 'F'],
  players = {},
  lastOrder = [3, 1, 0, 2],
}: Evening): Scenario {
  return position({ table: { hour, events, lastOrder }, players, agenda: [{ step: 'hour' }] });
}

/** The end of Hour III in the order 3, 0, 1, 2; the next one begins with Event D. */
function hourEnds(players: Record<number, Partial<Player>> = {}, table: Partial<Table> = {}): Scenario {
  return position({
    table: {
      hour: 3,
      event: 'F',
      blocked: ['lewis'],
      events: ['D'],
      order: [3, 0, 1, 2],
      stack: ['deggial'],
      ...table,
    },
    players,
    agenda: [{ step: 'end-hour' }],
  });
}

describe('the five phases', () => {
  test('HOUR-1 Event, auction, Clues, Characters, Location tile, each by everybody, then the next Hour', () => {
    const game = hourBegins({ hour: 2, players: { 2: { tiles: LOCATIONS } } });
    expect(game.events(null)).toEqual([
      { type: 'hour-began', hour: 2 },
      { type: 'event-turned', event: 'D' },
    ]);
    const asked: string[] = [];
    while (game.table.hour === 2) {
      const step = `${game.table.phase} ${game.asked}`;
      if (asked.at(-1) !== step) asked.push(step);
      answerQuietly(game);
    }
    expect(asked).toEqual([
      ...['auction 3', 'auction 0', 'auction 1', 'auction 2'],
      ...['auction 1', 'auction 2', 'auction 0', 'auction 2'],
      ...['clues 1', 'clues 0', 'clues 2'],
      ...['turns 3', 'turns 1', 'turns 0', 'turns 2'],
      'location 2',
      'discard 2',
    ]);
    expect(game.table).toMatchObject({ hour: 3, phase: 'auction', event: 'F', lastOrder: [3, 1, 0, 2] });
  });

  test('HOUR-1 an Hour begins with a place for each active player, all of them free', () => {
    const game = hourBegins({ hour: 2, players: { 0: { out: true }, 3: { out: true } }, lastOrder: [2, 1] });
    expect(game.table.order).toEqual([null, null]);
    expect(game.asked).toBe(2);
  });

  test.each([4, 6])('HOUR-1 before the Event of Hour %i nothing else happens', (hour) => {
    expect(hourBegins({ hour }).heard(0)).toEqual(['hour-began', 'event-turned']);
  });

  test('HOUR-1 in Hour V Fenrir wakes before the Event', () => {
    const game = hourBegins({ hour: 5 });
    const dealt = ['role-dealt', ...Array(3).fill('role-dealt-hidden')];
    expect(game.heard(0)).toEqual(['hour-began', 'fenrir-woke', ...dealt, 'event-turned']);
  });

  test('HOUR-1 a step of a turn without a turn, or without a Character, is a fault of the table', () => {
    expect(() => position({ agenda: [{ step: 'gears' }] })).toThrow('no turn is being taken');
    const { turn } = turnOf().table;
    const withoutCharacter = () => position({ table: { turn }, agenda: [{ step: 'ability' }] });
    expect(withoutCharacter).toThrow('no Character has been chosen yet');
  });
});

describe('the end of an Hour', () => {
  test('HOUR-2 the markers of used Characters come off', () => {
    const game = hourEnds({ 0: { tiles: LOCATIONS } }, { used: { vikstrom: 3, lilja: 0 } });
    expect(game.table.used).toEqual({});
    expect(game.table.phase).toBe('discard');
  });

  test('HOUR-2 exactly 3 tiles may be kept; with 4 one is discarded, whichever its player likes', () => {
    const game = hourEnds({ 0: { tiles: ['mole-1', 'museo-1', 'omen-1'] }, 1: { tiles: LOCATIONS } });
    expect(game.asked).toBe(1);
    expect(game.clause).toBe('HOUR-2');
    expect(game.moment.asks[0]?.prompt).toEqual({ key: 'prompt.discard', vars: { count: 1 } });
    expect(game.legal).toEqual([
      'discard mole-1',
      'discard museo-1',
      'discard tempio-1',
      'discard obelisco-1',
    ]);
    game.choose('discard tempio-1');
    expect(game.player(1).tiles).toEqual(['mole-1', 'museo-1', 'obelisco-1']);
    expect(game.table.stack).toEqual(['deggial', 'tempio-1']);
    expect(game.prompt).toBe('prompt.open-auction');
  });

  test('HOUR-2 more than one go under the stack one by one, in the order its player chooses', () => {
    const game = hourEnds({ 2: { tiles: [...LOCATIONS, 'lemuria', 'omen-2'] } });
    expect(game.moment.asks[0]?.prompt.vars).toEqual({ count: 3 });
    game.choose('discard omen-2');
    expect(game.moment.asks[0]?.prompt.vars).toEqual({ count: 2 });
    game.choose('discard mole-1', 'discard lemuria');
    expect(game.table.stack).toEqual(['deggial', 'omen-2', 'mole-1', 'lemuria']);
    expect(game.player(2).tiles).toEqual(['museo-1', 'tempio-1', 'obelisco-1']);
    expect(game.table.hour).toBe(4);
  });

  test('HOUR-2 face down: only its player hears which tile it was', () => {
    const game = hourEnds({ 0: { tiles: [...LOCATIONS, 'lemuria'] } }).choose('discard lemuria');
    expect(game.events(0)).toEqual([{ type: 'discarded', seat: 0, tile: 'lemuria' }]);
    for (const viewer of [null, 1, 2, 3]) {
      expect(game.events(viewer)).toEqual([{ type: 'discarded-hidden', seat: 0 }]);
    }
    expect(game.barrier).toBe(false);
  });

  test('HOUR-2 everybody above three discards, in turn order; who is out does not', () => {
    const four = { tiles: LOCATIONS };
    const game = hourEnds({ 0: four, 2: four, 3: four, 1: { ...four, out: true } });
    const asked = [game.asked, game.choose('discard mole-1').asked, game.choose('discard mole-1').asked];
    expect(asked).toEqual([3, 0, 2]);
  });

  test('HOUR-2 a place nobody holds is passed over', () => {
    const four = { tiles: LOCATIONS };
    const game = hourEnds({ 0: four, 2: four }, { order: [2, null, 0] });
    expect([game.asked, game.choose('discard mole-1').asked]).toEqual([2, 0]);
  });

  test('HOUR-2 a tile that is not in hand cannot be discarded, nor can discarding be declined', () => {
    const game = hourEnds({ 0: { tiles: LOCATIONS } });
    expect(game.refusal('discard deggial')).toEqual(refuse('HOUR-2', 'refusal.not-offered'));
    expect(game.refusal('skip')).toEqual(refuse('HOUR-2', 'refusal.not-offered'));
  });
});

describe('the clock', () => {
  test('HOUR-3 it advances, and the order of this Hour becomes the last one', () => {
    const game = hourEnds();
    expect(game.events(null)).toEqual([
      { type: 'hour-began', hour: 4 },
      { type: 'event-turned', event: 'D' },
    ]);
    expect(game.table).toMatchObject({ hour: 4, lastOrder: [3, 0, 1, 2], order: [null, null, null, null] });
    expect(game.asked).toBe(3);
  });

  test('HOUR-3 who is out is in the order no more', () => {
    expect(hourEnds({ 3: { out: true } }).table.lastOrder).toEqual([0, 1, 2]);
  });

  test('HOUR-3 from X it comes to XI, which is played', () => {
    const game = hourEnds({}, { hour: 10 });
    expect(game.table.hour).toBe(11);
    expect(game.prompt).toBe('prompt.open-auction');
  });

  test('HOUR-3 at XII no player has won: Ragnarok, everyone loses', () => {
    const game = hourEnds({}, { hour: 11, chosen: 'vidal', events: [] });
    expect(game.events(null)).toEqual([{ type: 'ragnarok' }, { type: 'chosen-was', character: 'vidal' }]);
    expect(game.table).toMatchObject({ hour: 12, phase: 'over', over: { how: 'ragnarok', winner: null } });
    expect(game.asked).toBeNull();
    expect(game.table.agenda).toEqual([]);
  });

  test('HOUR-2 HOUR-3 after Hour XI all have lost, and no player is asked to discard before that', () => {
    const game = hourEnds({ 0: { tiles: LOCATIONS } }, { hour: 11, events: [] });
    expect(game.moment.asks).toEqual([]);
    expect(game.heard(null)).toEqual(['ragnarok', 'chosen-was']);
    expect(game.player(0).tiles).toEqual(LOCATIONS);
  });

  test('HOUR-2 after Hour X the players still discard', () => {
    const game = hourEnds({ 0: { tiles: LOCATIONS } }, { hour: 10 });
    expect([game.asked, game.prompt]).toEqual([0, 'prompt.discard']);
  });
});
