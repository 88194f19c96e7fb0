import { describe, expect, test } from 'vitest';
import type { Player } from '../../../src/table/state.ts';
import { message } from '../../../src/texts/message.ts';
import { LAST, phaseFive } from '../../phase-five.ts';
import { type Position, position, type Scenario, turnOf } from '../../scenario.ts';
import { reasons } from './reasons.ts';

function turn(self: Partial<Player>, table: Position['table'] = {}): Scenario {
  return turnOf({ table: { organ: null, clues: [], ...table }, players: { 0: { time: 30, ...self } } });
}

/** Seat 0 holds one tile too many at the end of the Hour. */
function discarding(self: Partial<Player>, table: Position['table'] = {}): Scenario {
  return position({
    table: { order: [3, 0, 1, 2], organ: null, hour: 3, ...table },
    players: { 0: self },
    agenda: [{ step: 'discard', seat: 0 }],
  });
}

const THREE_PLACED = { S: 'tempio', W: 'museo', N: 'obelisco' } as const;
/** Those beyond the river; the airship's Station is none. */
const BLOCKS_EAST_OF_THE_MOLE = 4;

describe('cards and tiles', () => {
  test('CARD-4 TILE-9 what a play brings and costs', () => {
    const table = turn({ tiles: ['sleepless-night', 'solved-riddle-2'], clues: 2, music: 5 });
    table.choose('choose johnsson');
    expect(reasons(table, 'card compose')).toEqual([
      message('reason.ability-pages', { amount: 3 }),
      message('reason.pages-missing', { pages: 8 }),
    ]);
    expect(reasons(table, 'tile sleepless-night').slice(0, 2)).toEqual([
      message('reason.ability-pages', { amount: 4 }),
      message('reason.costs-time', { amount: 2 }),
    ]);
    expect(reasons(table, 'tile solved-riddle-2')).toEqual([
      message('reason.ability-time', { amount: 3 }),
      message('reason.costs-clues', { amount: 1, count: 1 }),
    ]);
  });

  test('WIN-2 Fenrir keeps two Wolf Marks; before Hour V anybody may', () => {
    const tiles = ['keyhole-1', 'spare-moment-1'];
    const wolf = turn({ tiles, role: 'fenrir' }, { hour: 6 }).choose('choose johnsson');
    expect(reasons(wolf, 'tile keyhole-1')[0]).toEqual(message('reason.keep-mark', { count: 1 }));
    const early = turn({ tiles }, { hour: 3 }).choose('choose johnsson');
    expect(reasons(early, 'tile keyhole-1')[0]).toEqual(message('reason.mark-later'));
  });

  test('ABIL-2 copying costs Time', () => {
    const table = turn({}).choose('choose pahlsson');
    expect(reasons(table, 'copy lilja')).toEqual([
      message('reason.ability-tiles', { count: 2 }),
      message('reason.costs-time', { amount: 2 }),
    ]);
  });

  test('ACT-5 ACT-9 Clues spent on an action, and those that would be lost', () => {
    const composing = turn({ clues: 3, music: 13 }, { gears: [0, 0, 3] });
    composing.choose('choose lilja', 'turn 1', 'stop');
    expect(reasons(composing, 'spend 1')).toEqual([
      message('reason.ability-pages', { amount: 2 }),
      message('reason.costs-clues', { amount: 1, count: 2 }),
      message('reason.pages-missing', { pages: 2 }),
    ]);
    expect(reasons(composing, 'spend 3')[0]).toEqual(message('reason.clues-wasted', { count: 2 }));
    expect(reasons(composing, 'spend 0')).toContainEqual(message('reason.keeps-clues', { count: 3 }));
  });

  test('ACT-1 how much of a source was not seen', () => {
    const table = turn({ seen: ['1:0'] }).choose('choose lewis');
    expect(reasons(table, 'investigate p2')[0]).toEqual(message('reason.known-already', { source: 'p2' }));
    expect(reasons(table, 'investigate p3')).toEqual([
      message('reason.unseen', { source: 'p3', count: 1, total: 5 }),
      message('reason.suspects-left', { count: 6 }),
    ]);
    expect(reasons(table, 'investigate unknown')[0]).toEqual(
      message('reason.unseen', { source: 'unknown', count: 3, total: 3 }),
    );
  });

  test('TURN-3 what is not played is kept', () => {
    const table = turn({}, { gears: [0, 0, 3] }).choose('choose johnsson', 'turn 1', 'stop');
    expect(reasons(table, 'end')).toEqual([message('reason.keeps-hand')]);
  });
});

describe('letting tiles go', () => {
  test('HOUR-2 a tile of which there are two, one with the Organ symbol, one that only Fenrir needs', () => {
    const tiles = ['mole-1', 'mole-2', 'omen-1', 'fenrir-stone'];
    const table = discarding({ tiles, role: 'hero' }, { hour: 6 });
    expect(reasons(table, 'discard mole-1')).toEqual([
      message('reason.duplicate', { place: 'mole', count: 2 }),
      message('reason.place-useful'),
    ]);
    expect(reasons(table, 'discard omen-1')[0]).toEqual(message('reason.organ-symbol'));
    expect(reasons(table, 'discard fenrir-stone')).toEqual([message('reason.mark-idle')]);
  });

  test('ORG-3 Location tiles are of no use once the Organ stands', () => {
    const tiles = ['mole-1', 'museo-1', 'tempio-1', 'obelisco-1'];
    expect(reasons(discarding({ tiles }, { organ: 'r3c6' }), 'discard mole-1')).toEqual([
      message('reason.place-idle'),
    ]);
  });
});

describe('the search for the Organ', () => {
  test('LOC-4 what a tile earns and leaves, and what it would cost not to place it', () => {
    const table = phaseFive({ tiles: ['mole-1'] });
    expect(reasons(table, 'place mole W')).toEqual([
      message('reason.placing-earns', { clues: 1, time: 2 }),
      message('reason.area', { count: BLOCKS_EAST_OF_THE_MOLE }),
    ]);
    expect(reasons(table, 'skip')).toEqual([message('reason.gives-up', { clues: 1, time: 2 })]);
  });

  test('ORG-1 the fourth tile brings the Organ', () => {
    const table = phaseFive({ tiles: ['mole-1'], slots: THREE_PLACED });
    expect(reasons(table, 'place mole E')[0]).toEqual(message('reason.placing-earns', { clues: 1, time: 5 }));
  });

  test('ORG-2 so does the Organ symbol; Fenrir needs neither', () => {
    const table = phaseFive({ tiles: ['omen-1'], slots: THREE_PLACED, last: { role: 'fenrir' } });
    expect(reasons(table, 'invoke omen-1')[0]).toEqual(
      message('reason.placing-earns', { clues: 0, time: 3 }),
    );
    expect(reasons(table, 'skip')).toEqual([
      message('reason.wolf-waits'),
      message('reason.gives-up', { clues: 0, time: 3 }),
    ]);
  });

  test('ORG-3 how near a suspect is to the Organ, and what becomes of a Clue there', () => {
    const table = phaseFive({
      tiles: ['omen-1'],
      slots: THREE_PLACED,
      last: { characters: ['lilja'] },
      table: { clues: ['r6c5'] },
    }).choose('invoke omen-1');
    expect(table.asked).toBe(LAST);
    expect(reasons(table, 'organ r6c5')).toEqual([
      message('reason.suspect-near', { character: 'lewis', steps: 1 }),
      message('reason.clue-returned'),
    ]);
  });

  test('LOC-1 where there is nothing to place there is nothing to choose', () => {
    expect(reasons(phaseFive({ tiles: ['deggial'] }), 'skip')).toEqual([message('reason.only-choice')]);
  });
});
