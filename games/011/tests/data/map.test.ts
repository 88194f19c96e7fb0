import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../../src/data/characters.ts';
import {
  BLOCKS,
  coordinates,
  isBlock,
  NEIGHBOURS,
  neighboursOf,
  PLACE_SQUARES,
  RUNE_SQUARES,
  SQUARES,
  STATIONS,
} from '../../src/data/city.ts';
import { MACHINES } from '../../src/data/gears.ts';
import { LINKS, ROWS } from '../../src/data/map.ts';
import { PLACES } from '../../src/data/places.ts';

const letterOn = (square: string) => {
  const { row, column } = coordinates(square);
  return ROWS[row]?.[column];
};

const countOf = (letter: string) => [...ROWS.join('')].filter((other) => other === letter).length;

/** Every square that can be reached on foot. */
function reachable(from: string): Set<string> {
  const reached = new Set([from]);
  for (const square of reached) for (const next of neighboursOf(square)) reached.add(next);
  return reached;
}

describe('the map as data', () => {
  test('every row is as long as the others and holds nothing but what the map knows', () => {
    for (const row of ROWS) expect(row).toMatch(/^(?:[ .1-8]|[YGB]|[COM]|[ET]){11}$/);
  });

  test('SET-5 eight runes, each once, in the order of the Characters', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((rune) => countOf(String(rune)))).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(CHARACTERS.map((character) => letterOn(RUNE_SQUARES[character]))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ]);
  });

  test('five Mystic Places, each once', () => {
    const letters = { mole: 'M', cimitero: 'C', museo: 'E', tempio: 'T', obelisco: 'O' };
    for (const place of PLACES) {
      expect(countOf(letters[place])).toBe(1);
      expect(letterOn(PLACE_SQUARES[place])).toBe(letters[place]);
    }
    expect(new Set(Object.values(PLACE_SQUARES)).size).toBe(5);
  });

  test('MOVE-7 every line has at least two Stations, of its own colour', () => {
    const letters = { tram: 'Y', monorail: 'G', airship: 'B' };
    expect(Object.keys(STATIONS)).toEqual(MACHINES.slice(1));
    for (const line of ['tram', 'monorail', 'airship'] as const) {
      expect(STATIONS[line].length).toBeGreaterThanOrEqual(2);
      expect(STATIONS[line]).toHaveLength(countOf(letters[line]));
      for (const station of STATIONS[line]) expect(letterOn(station)).toBe(letters[line]);
    }
  });

  test('every square is a Block, a Station or a Mystic Place, and only one of them', () => {
    const others = [...Object.values(STATIONS).flat(), ...Object.values(PLACE_SQUARES)];
    expect([...BLOCKS, ...others].toSorted()).toEqual(SQUARES.toSorted());
    expect(new Set(SQUARES).size).toBe(SQUARES.length);
    expect(SQUARES).toHaveLength([...ROWS.join('')].filter((letter) => letter !== ' ').length);
    for (const square of BLOCKS) expect(letterOn(square)).toMatch(/^[.1-8]$/);
    for (const square of others) expect(isBlock(square)).toBe(false);
    for (const square of Object.values(RUNE_SQUARES)) expect(isBlock(square)).toBe(true);
  });

  test('every link joins two squares that exist and do not touch', () => {
    for (const [from, to] of LINKS) {
      expect(SQUARES).toContain(from);
      expect(SQUARES).toContain(to);
      const one = coordinates(from);
      const other = coordinates(to);
      expect(Math.abs(one.row - other.row) + Math.abs(one.column - other.column)).toBeGreaterThan(1);
    }
    expect(new Set(LINKS.map((link) => link.toSorted().join(' '))).size).toBe(LINKS.length);
  });

  test('MOVE-3 next to a square are those that share a side or a link, and nothing else', () => {
    const linked = (one: string, other: string) => LINKS.some((link) => link.join() === `${one},${other}`);
    expect(NEIGHBOURS.size).toBe(SQUARES.length);
    for (const square of SQUARES) {
      const here = coordinates(square);
      const expected = SQUARES.filter((other) => {
        const there = coordinates(other);
        const distance = Math.abs(here.row - there.row) + Math.abs(here.column - there.column);
        return distance === 1 || linked(square, other) || linked(other, square);
      });
      expect(neighboursOf(square).toSorted()).toEqual(expected.toSorted());
    }
  });

  test('all squares are connected on foot', () => {
    expect(reachable('r0c3').size).toBe(SQUARES.length);
  });
});
