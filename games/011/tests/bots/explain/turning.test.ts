import { describe, expect, test } from 'vitest';
import { message } from '../../../src/texts/message.ts';
import { turnUnder } from '../../event-hour.ts';
import { turnOf } from '../../scenario.ts';
import { ALL_BUT_ONE, reasons } from './reasons.ts';

const NO_ORGAN = { organ: null, clues: [] };

describe('choosing a Character', () => {
  test('ABIL-1 what each ability brings', () => {
    const table = turnOf({ table: NO_ORGAN, players: { 0: { time: 20, music: 4 } } });
    const first = (line: string) => reasons(table, line)[0];
    expect(first('choose johnsson')).toEqual(message('reason.ability-pages', { amount: 2 }));
    expect(reasons(table, 'choose johnsson')[1]).toEqual(message('reason.pages-missing', { pages: 11 }));
    expect(first('choose lewis')).toEqual(message('reason.ability-looks', { count: 2 }));
    expect(reasons(table, 'choose lewis')).toContainEqual(message('reason.suspects-left', { count: 7 }));
    expect(reasons(table, 'choose lilja')).toContainEqual(message('reason.ability-tiles', { count: 2 }));
    expect(reasons(table, 'choose vikstrom')).toContainEqual(message('reason.ability-time', { amount: 3 }));
    expect(reasons(table, 'choose snowy')).toContainEqual(message('reason.ability-steps', { steps: 3 }));
    expect(reasons(table, 'choose koleberg')).toContainEqual(
      message('reason.ability-effect', { effect: 'clue-on-place' }),
    );
    expect(first('choose pahlsson')?.key).toBe('reason.ability-copy');
    expect(first('choose vidal')?.key).toBe('reason.ability-act');
  });

  test('TIME-1 MUSIC-1 no more than the ceilings allow', () => {
    const table = turnOf({ table: NO_ORGAN, players: { 0: { time: 44, music: 15 } } });
    expect(reasons(table, 'choose vikstrom')).toContainEqual(message('reason.ability-time', { amount: 1 }));
    const johnsson = reasons(table, 'choose johnsson');
    expect(johnsson).toContainEqual(message('reason.ability-pages', { amount: 0 }));
    expect(johnsson).toContainEqual(message('reason.pages-enough'));
  });

  test('ACT-8 HOUR-2 no more tiles than there are, and only three are kept', () => {
    const tiles = ['deggial', 'lemuria', 'nifelheim'];
    const table = turnOf({ table: { ...NO_ORGAN, stack: ['omen-2'] }, players: { 0: { tiles } } });
    const lilja = reasons(table, 'choose lilja');
    expect(lilja).toContainEqual(message('reason.ability-tiles', { count: 1 }));
    expect(lilja).toContainEqual(message('reason.tiles-kept', { count: 4 }));
  });

  test('EVT-2 the Event adds to the ability, EVT-B doubles it', () => {
    const added = reasons(turnUnder('G'), 'choose johnsson');
    expect(added[0]).toEqual(message('reason.ability-pages', { amount: 3 }));
    expect(reasons(turnUnder('D'), 'choose vidal')).toContainEqual(
      message('reason.ability-clues', { amount: 1 }),
    );
    const doubled = reasons(turnUnder('B', { at: 3 }), 'choose johnsson');
    expect(doubled[0]).toEqual(message('reason.ability-pages', { amount: 4 }));
  });

  test('nothing is left to find out once the Chosen One is known', () => {
    const chosen = { chosen: 'vikstrom', unknown: ['lewis', 'johnsson', 'vidal'] } as const;
    const hands = {
      1: { characters: ['snowy'] },
      2: { characters: ['pahlsson'] },
      3: { characters: ['koleberg'] },
    } as const;
    const table = turnOf({
      table: { ...NO_ORGAN, ...chosen },
      players: { ...hands, 0: { characters: ['lilja'], seen: ALL_BUT_ONE } },
    }).choose('choose lewis');
    expect(reasons(table, 'investigate p2')).toEqual([
      message('reason.chosen-known', { character: 'vikstrom' }),
      message('reason.known-already', { source: 'p2' }),
    ]);
  });
});

describe('turning the gears', () => {
  /** Johnsson stands on r7c7; one tooth on comes the carriage with three steps and Research. */
  const gears = [7, 4, 1] as const;

  test('GEAR-3 the action that comes round, and what lies within reach then', () => {
    const table = turnOf({ table: { organ: null, gears, clues: ['r7c5'] } }).choose('choose johnsson');
    expect(reasons(table, 'turn 1').slice(0, 2)).toEqual([
      message('reason.action', { action: 'research', teeth: 1 }),
      message('reason.clue-in-reach', { character: 'johnsson', steps: 2 }),
    ]);
    expect(reasons(table, 'turn 1')).toContainEqual(message('reason.machine', { machine: 'carriage' }));
  });

  test('MOVE-4 who stands in the way makes it longer', () => {
    const table = turnOf({ table: { ...NO_ORGAN, gears, clues: ['r7c5'] } });
    const characters = { ...table.table.characters, vidal: 'r7c6' };
    const barred = turnOf({ table: { ...NO_ORGAN, gears, clues: ['r7c5'], characters } });
    expect(reasons(barred.choose('choose johnsson'), 'turn 1')).toContainEqual(
      message('reason.clue-in-reach', { character: 'johnsson', steps: 4 }),
    );
  });

  test('GEAR-2 the last Time', () => {
    const self = { time: 1, powers: ['compose'] } as const;
    const table = turnOf({ table: NO_ORGAN, players: { 0: self } }).choose('choose johnsson');
    expect(reasons(table, 'turn 1')).toEqual([message('reason.out-of-time')]);
  });

  test('TIME-2 what is left for the Hours to come', () => {
    const table = turnOf({ table: NO_ORGAN, players: { 0: { time: 9 } } }).choose('choose johnsson');
    expect(reasons(table, 'turn 3')).toContainEqual(message('reason.time-short', { time: 6, hours: 8 }));
  });
});
