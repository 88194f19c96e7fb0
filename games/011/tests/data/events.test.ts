import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../../src/data/characters.ts';
import { EVENT_IDS, EVENTS } from '../../src/data/events.ts';
import type { Effect } from '../../src/data/effect.ts';
import { faultsOf } from './well-formed.ts';

const words = (effects: readonly Effect[] = []) =>
  effects.map(({ kind, ...fields }) => [kind, ...Object.values(fields)].join(' ')).join(', ');

/** A row of the rulebook's table. */
function rowOf(id: (typeof EVENT_IDS)[number]): string[] {
  const { position, character, blocks, bans } = EVENTS[id];
  return [
    position === undefined ? '' : `${position.at}: ${words(position.effects)}`,
    character === undefined ? '' : `${character.who}: ${words(character.effects)}`,
    bans === undefined ? (blocks ?? '') : `no ${bans}`,
  ];
}

describe('the Events as data', () => {
  test('EVT-1 eleven Events, one for each Hour, and no two the same', () => {
    expect(EVENT_IDS.join('')).toBe('ABCDEFGHIJK');
    expect(Object.keys(EVENTS)).toEqual([...EVENT_IDS]);
    expect(new Set(EVENT_IDS.map((id) => JSON.stringify(EVENTS[id]))).size).toBe(11);
  });

  test('the table of the rulebook', () => {
    expect(Object.fromEntries(EVENT_IDS.map((id) => [id, rowOf(id)]))).toEqual({
      A: ['2: music 2', 'koleberg: walk 3, clue 1', 'no plays'],
      B: ['3: twice', '', 'pahlsson'],
      C: ['4: draw 2', 'lilja: draw 1, clue 1', ''],
      D: ['3: investigate 2', 'vidal: time 1, clue 1', ''],
      E: ['', 'pahlsson: clue 1, time 2', 'no transport'],
      F: ['2: time 2', '', 'lewis'],
      G: ['4: time 3', 'johnsson: clue 1, music 1', 'vikstrom'],
      H: ['last: draw 1', 'lewis: block', ''],
      I: ['last: walk 3', '', 'snowy'],
      J: ['last: regain', 'vikstrom: music 1, draw 1', 'koleberg'],
      K: ['last: draw 3', 'snowy: time 2, music 1', 'lilja'],
    });
  });

  test('every effect is well-formed, every Character exists, and none is touched and blocked at once', () => {
    for (const id of EVENT_IDS) {
      const { position, character, blocks } = EVENTS[id];
      const effects = [...(position?.effects ?? []), ...(character?.effects ?? [])];
      expect(effects.length, id).toBeGreaterThan(0);
      for (const effect of effects) expect(faultsOf(effect), id).toEqual([]);
      for (const named of [character?.who, blocks]) expect([undefined, ...CHARACTERS]).toContain(named);
      expect(character === undefined || character.who !== blocks).toBe(true);
    }
  });
});
