import { describe, expect, test } from 'vitest';
import { RUNE_SQUARES } from '../../../src/data/city.ts';
import type { Player } from '../../../src/table/state.ts';
import { message } from '../../../src/texts/message.ts';
import { type Position, type Scenario, turnOf } from '../../scenario.ts';
import { reasons } from './reasons.ts';

/** Johnsson, on r7c7, has turned the gears to the carriage, three steps and Research. */
function walking(table: Position['table'] = {}, self: Partial<Player> = {}): Scenario {
  return turnOf({
    table: { organ: null, clues: [], gears: [7, 4, 1], ...table },
    players: { 0: { characters: ['lilja'], time: 30, ...self } },
  }).choose('choose johnsson', 'turn 1');
}

describe('moving', () => {
  test('MOVE-2 MOVE-5 a Clue is collected, a step costs Time', () => {
    expect(reasons(walking({ clues: ['r7c6'] }), 'walk r7c6')).toEqual([
      message('reason.collects'),
      message('reason.walk-costs'),
    ]);
  });

  test('a step towards a Clue', () => {
    expect(reasons(walking({ clues: ['r7c5'] }), 'walk r7c6')[0]).toEqual(
      message('reason.clue-ahead', { steps: 1 }),
    );
    expect(reasons(walking({ clues: ['r7c5'] }), 'walk r7c8')).toEqual([message('reason.walk-costs')]);
  });

  test('MOVE-6 the carriage goes three squares for nothing', () => {
    const table = walking({ clues: ['r7c4'] });
    expect(reasons(table, 'carriage')).toEqual([
      message('reason.clue-in-reach', { character: 'johnsson', steps: 3 }),
      message('reason.ability-steps', { steps: 3 }),
    ]);
    expect(reasons(table.choose('carriage'), 'walk r7c6')).toContainEqual(message('reason.costs-nothing'));
  });

  test('stopping: a Clue is within reach, or none is', () => {
    expect(reasons(walking({ clues: ['r7c5'] }), 'stop')[0]).toEqual(
      message('reason.clue-in-reach', { character: 'johnsson', steps: 2 }),
    );
    expect(reasons(walking({ clues: ['r0c3'] }), 'stop')).toEqual([
      message('reason.no-clue-near', { steps: 3 }),
      message('reason.costs-nothing'),
    ]);
  });

  test('TIME-3 steps that cannot be paid for reach nothing', () => {
    expect(reasons(walking({ clues: ['r7c5'] }, { time: 3 }), 'stop')[0]).toEqual(
      message('reason.no-clue-near', { steps: 1 }),
    );
  });

  test('ACT-4 the action fetches a Clue from the next square', () => {
    const table = turnOf({ table: { organ: null, clues: ['r7c6', 'r0c3'], gears: [7, 4, 2] } });
    table.choose('choose johnsson', 'turn 1');
    expect(reasons(table, 'stop')[0]).toEqual(message('reason.clue-beside'));
    table.choose('stop');
    expect(reasons(table, 'move r7c6 r7c7')).toEqual([message('reason.collects')]);
    expect(reasons(table, 'move r7c6 r6c6')[0]).toEqual(
      message('reason.clue-near', { character: 'johnsson', steps: 2 }),
    );
  });

  test('WIN-4 a suspect comes nearer to the Organ, or is led away from it', () => {
    const table = walking({ organ: 'r7c4' });
    expect(reasons(table, 'walk r7c6')[0]).toEqual(
      message('reason.organ-near', { character: 'johnsson', steps: 2 }),
    );
    expect(reasons(table, 'walk r7c8')[0]).toEqual(
      message('reason.organ-far', { character: 'johnsson', steps: 4 }),
    );
  });
});

describe('meddling', () => {
  test('EVT-H whoever is still to choose', () => {
    const table = turnOf({ table: { event: 'H', organ: null } }).choose('choose lewis');
    expect(reasons(table, 'block lilja')).toEqual([
      message('reason.blocks', { character: 'lilja', count: 2 }),
    ]);
  });

  test('TILE-11 TILE-12 a suspect is put near the Organ; who is none makes no difference', () => {
    const self = { characters: ['lilja'], tiles: ['summons', 'false-papers'], time: 20 } as const;
    const setting = { table: { organ: 'r4c5', clues: [] }, players: { 0: self } };
    const sending = turnOf(setting).choose('choose johnsson', 'tile summons');
    expect(reasons(sending, 'send vidal museo')[0]).toEqual(
      message('reason.organ-near', { character: 'vidal', steps: 1 }),
    );
    expect(reasons(sending, 'send lilja museo')).toEqual([message('reason.fallback')]);
    const swapping = turnOf(setting).choose('choose johnsson', 'tile false-papers');
    expect(reasons(swapping, 'swap vikstrom lilja')).toEqual([
      message('reason.organ-near', { character: 'vikstrom', steps: 2 }),
    ]);
  });

  test('CLUE-2 who is near a Clue that is put down', () => {
    const table = turnOf({ table: { organ: null, characters: { ...RUNE_SQUARES, lilja: 'r4c3' } } });
    table.choose('choose koleberg');
    expect(reasons(table, 'clue r4c4')).toEqual([
      message('reason.clue-near', { character: 'lilja', steps: 1 }),
    ]);
    expect(reasons(table, 'clue r8c5')).toEqual([
      message('reason.clue-near', { character: 'vidal', steps: 1 }),
    ]);
  });

  test('CLUE-2 others stand beside it too', () => {
    const characters = { ...RUNE_SQUARES, lilja: 'r4c3', koleberg: 'r4c5', snowy: 'r3c4' };
    const table = turnOf({ table: { organ: null, characters } }).choose('choose koleberg');
    expect(reasons(table, 'clue r4c4')).toEqual([
      message('reason.clue-near', { character: 'koleberg', steps: 1 }),
      message('reason.others-near', { count: 2 }),
    ]);
  });
});
