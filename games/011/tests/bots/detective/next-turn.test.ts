import { describe, expect, test } from 'vitest';
import { mindOf } from '../../../src/bots/detective/mind.ts';
import {
  afterAction,
  afterPlay,
  chanceNextTurn,
  withoutTile,
} from '../../../src/bots/detective/next-turn.ts';
import { PLAIN } from '../../../src/bots/detective/weights.ts';
import type { Player, Table } from '../../../src/table/state.ts';
import { fenrir, hero } from '../../declarer.ts';
import type { Scenario } from '../../scenario.ts';
import { chosenAt, EVERYTHING } from './asked.ts';

const ALL_BUT_ONE_HAND = EVERYTHING.filter((place) => place !== '1:0');

const ahead = (game: Scenario) => mindOf(game.view(0), PLAIN, { looksAhead: true });

const ready = (self: Partial<Player> = {}, table: Partial<Table> = {}) =>
  ahead(hero({ self: { seen: EVERYTHING, ...self }, table }));

describe('the chance to win next turn', () => {
  test('WIN-4 is certain where the Chosen One stands beside the Organ and all pages are written', () => {
    expect(chanceNextTurn(ready())).toBeCloseTo(1);
  });

  test('WIN-2 falls with a page that is let go, and rises with one that is written', () => {
    const mind = ready({ music: 14, tiles: ['deggial'] });
    expect(chanceNextTurn(mind)).toBeCloseTo(1);
    expect(chanceNextTurn(mind, withoutTile(mind.tiles, 'deggial'))).toBeLessThan(0.9);
    expect(chanceNextTurn(mind, afterPlay(mind, { verb: 'tile', tile: 'deggial' }))).toBeCloseTo(1);
    const without = ready({ music: 13, clues: 1 });
    expect(chanceNextTurn(without, afterAction(without, 'compose', 1))).toBeCloseTo(1);
  });

  test('WIN-3 is less with a second suspect who is far away, and not looked for among many', () => {
    const characters = { ...hero().table.characters, snowy: 'r8c2' } as const;
    const unsure = ready({ seen: ALL_BUT_ONE_HAND }, { characters });
    expect(chanceNextTurn(unsure)).toBeGreaterThan(0);
    expect(chanceNextTurn(unsure)).toBeLessThan(chanceNextTurn(ready({}, { characters })));
    expect(chanceNextTurn(ready({ seen: [] }))).toBe(0);
  });

  test('HOUR-3 is none in the last Hour', () => {
    expect(chanceNextTurn(ready({}, { hour: 11 }))).toBe(0);
  });

  test('WIN-2 is none for Fenrir without a second Mark', () => {
    const wolf = ahead(fenrir({ self: { seen: EVERYTHING } }));
    expect(chanceNextTurn(wolf)).toBeGreaterThan(0);
    expect(chanceNextTurn(wolf, withoutTile(wolf.tiles, 'fenrir-stone'))).toBe(0);
  });

  test('WIN-2 is none for a Hero before the Organ stands', () => {
    expect(chanceNextTurn(ready({}, { organ: null }))).toBe(0);
  });
});

describe('the last Hour', () => {
  const characters = { ...hero().table.characters, snowy: 'r4c6' } as const;
  const gambler = (table: Partial<Table>, seen = ALL_BUT_ONE_HAND) =>
    chosenAt(hero({ self: { seen }, table }));

  test('WIN-3 a suspect is named with whom the turn wins: no other turn follows', () => {
    expect(gambler({ hour: 11, characters })).toMatch(/^declare (snowy|vikstrom)$/);
    expect(gambler({ hour: 10, characters })).toMatch(/^choose /);
  });

  test('WIN-3 but none who is too far away', () => {
    const far = { ...characters, vikstrom: 'r8c2' } as const;
    expect(gambler({ hour: 11, characters: far })).toBe('declare snowy');
  });
});
