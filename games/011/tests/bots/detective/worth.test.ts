import { describe, expect, test } from 'vitest';
import { bestBoost } from '../../../src/bots/detective/effects.ts';
import {
  cluesCost,
  cluesWorth,
  pagesWorth,
  tilesWorth,
  timeWorth,
} from '../../../src/bots/detective/worth.ts';
import { EVERYTHING, marco } from './asked.ts';

describe('pages', () => {
  test('WIN-2 as many as are missing count in full, the rest next to nothing', () => {
    const one = pagesWorth(marco({ music: 14 }), 1);
    expect(pagesWorth(marco({ music: 10 }), 3)).toBeCloseTo(3 * one);
    expect(pagesWorth(marco({ music: 14 }), 3)).toBeLessThan(1.2 * one);
    expect(pagesWorth(marco({ music: 15 }), 3)).toBeLessThan(0.2 * one);
  });

  test('TURN-3 one that lies in the hand is worth writing, but less than one that is missing', () => {
    const inHand = pagesWorth(marco({ music: 14, tiles: ['deggial'] }), 1);
    expect(inHand).toBeLessThan(pagesWorth(marco({ music: 14 }), 1));
    expect(inHand).toBeGreaterThan(pagesWorth(marco({ music: 15 }), 1));
  });

  test('CARD-4 three of them lie in the hand with Compose, and those of the best Score', () => {
    expect(marco({ music: 12 }).pages).toBe(3);
    expect(marco({ music: 12, powers: ['compose'] }).pages).toBe(0);
    expect(marco({ music: 8, tiles: ['deggial', 'sleepless-night'] }).pages).toBe(3);
  });

  test('WIN-2 Fenrir needs three pages less', () => {
    expect(marco({ music: 10, role: 'fenrir' }).pages).toBe(2);
    expect(marco({ music: 10, role: 'hero' }).pages).toBe(5);
  });

  test('ACT-5 Clues are spent on pages that are missing, on others never', () => {
    expect(bestBoost(marco({ music: 5, clues: 3 }), 'compose').clues).toBe(3);
    expect(bestBoost(marco({ music: 13, clues: 3 }), 'compose').clues).toBe(1);
    expect(bestBoost(marco({ music: 15, clues: 3 }), 'compose').clues).toBe(0);
  });
});

describe('Time', () => {
  test('TIME-2 it is worth most where it is short', () => {
    const gained = [4, 25, 40].map((time) => timeWorth(marco({ time }), 3));
    expect(gained.toSorted((one, other) => other - one)).toEqual(gained);
    expect(new Set(gained).size).toBe(3);
  });

  test('HOUR-1 it is worth less the fewer Hours there are to spend it in', () => {
    const late = marco({}, { table: { hour: 10 } });
    expect(timeWorth(late, 3)).toBeLessThan(timeWorth(marco(), 3));
  });

  test('TIME-1 what goes beyond the most is lost', () => {
    expect(timeWorth(marco({ time: 45 }), 3)).toBe(0);
    expect(timeWorth(marco({ time: 44 }), 3)).toBeCloseTo(timeWorth(marco({ time: 44 }), 1));
  });

  test('TIME-2 none is worth nothing, and less of it less than nothing', () => {
    expect(timeWorth(marco(), 0)).toBe(0);
    expect(timeWorth(marco(), -1)).toBeLessThan(0);
    expect(timeWorth(marco(), -2)).toBeLessThan(timeWorth(marco(), -1));
  });
});

describe('tiles and Clues', () => {
  const FULL = ['mole-1', 'museo-1', 'tempio-1'];

  test('HOUR-2 tiles beyond three are worth less, but not nothing', () => {
    const beyond = tilesWorth(marco({ tiles: FULL }), 2);
    expect(beyond).toBeGreaterThan(0);
    expect(beyond).toBeLessThan(tilesWorth(marco(), 2));
    const one = tilesWorth(marco({ tiles: FULL.slice(1) }), 2);
    expect(one).toBeGreaterThan(beyond);
    expect(one).toBeLessThan(tilesWorth(marco(), 2));
  });

  test('TILE-1 an empty stack gives none', () => {
    expect(tilesWorth(marco({}, { table: { stack: [] } }), 2)).toBe(0);
    expect(tilesWorth(marco({}, { table: { stack: ['mole-1'] } }), 2)).toBeCloseTo(tilesWorth(marco(), 1));
  });

  test('WIN-2 Fenrir wants them more until two Marks are found', () => {
    const draws = (tiles: readonly string[]) => tilesWorth(marco({ role: 'fenrir', tiles }), 2);
    expect(draws([])).toBeGreaterThan(tilesWorth(marco({ role: 'hero' }), 2));
    expect(draws(['fenrir-stone'])).toBeCloseTo(tilesWorth(marco({ tiles: ['mole-1'] }), 2));
  });

  test('ACT-5 Clues are worth less to who has nothing left to spend them on', () => {
    const idle = cluesWorth(marco({ music: 15, seen: EVERYTHING }), 1);
    expect(idle).toBeGreaterThan(0);
    expect(idle).toBeLessThan(cluesWorth(marco(), 1));
    expect(cluesWorth(marco({ music: 13, clues: 8, seen: EVERYTHING }), 1)).toBeCloseTo(idle);
  });

  test('ACT-5 Clues to spare cost less than those that are wanted', () => {
    const wanted = cluesCost(marco({ music: 12, clues: 3, seen: EVERYTHING }), 1);
    const mixed = marco({ music: 13, clues: 3, seen: EVERYTHING });
    expect(cluesCost(mixed, 1)).toBeLessThan(wanted);
    expect(cluesCost(mixed, 2)).toBeCloseTo(cluesCost(mixed, 1) + wanted);
  });
});
