import { describe, expect, test } from 'vitest';
import { pairings, rotated, rotationsOf, tableOf, wholeDeals } from '../../src/index.ts';

describe('who sits down', () => {
  test('one name takes all seats', () => {
    expect(tableOf(['a'], 3)).toEqual(['a', 'a', 'a']);
    expect(tableOf(['a'], 1)).toEqual(['a']);
  });

  test('of two names the first sits alone among the second', () => {
    expect(tableOf(['a', 'b'], 4)).toEqual(['a', 'b', 'b', 'b']);
    expect(tableOf(['a', 'b'], 2)).toEqual(['a', 'b']);
  });

  test('a name for each seat', () => {
    expect(tableOf(['a', 'b', 'a', 'c'], 4)).toEqual(['a', 'b', 'a', 'c']);
  });

  test('other names fit no table', () => {
    expect(tableOf(['a', 'b', 'c'], 4)).toBeNull();
    expect(tableOf(['a', 'b'], 1)).toBeNull();
    expect(tableOf([], 4)).toBeNull();
  });
});

describe('rotation', () => {
  const table = ['a', 'b', 'b', 'b'];

  test('the first sits in every seat once, and comes back to the first', () => {
    expect([0, 1, 2, 3, 4].map((rotation) => rotated(table, rotation).indexOf('a'))).toEqual([0, 1, 2, 3, 0]);
  });

  test('neighbours stay neighbours', () => {
    expect(rotated(['a', 'b', 'c', 'd'], 1)).toEqual(['d', 'a', 'b', 'c']);
  });

  test.each([
    [['a', 'b', 'b', 'b'], 4],
    [['a', 'b', 'a', 'b'], 2],
    [['a', 'a', 'a'], 1],
    [['a', 'b', 'c'], 3],
    [['a'], 1],
  ])('a table of %j can be moved on %i times before it repeats', (names, times) => {
    expect(rotationsOf(names)).toBe(times);
  });
});

describe('pairings', () => {
  test('every deal comes once in each rotation', () => {
    expect(pairings(4, 2)).toEqual([
      { deal: 1, rotation: 0 },
      { deal: 1, rotation: 1 },
      { deal: 2, rotation: 0 },
      { deal: 2, rotation: 1 },
    ]);
  });

  test('games are rounded up to whole deals', () => {
    expect(pairings(5, 4)).toHaveLength(8);
    expect(pairings(8, 4)).toHaveLength(8);
    expect(pairings(5, 1).map(({ deal }) => deal)).toEqual([1, 2, 3, 4, 5]);
  });

  test('of a tournament that was broken off only whole deals count', () => {
    expect(wholeDeals(['a', 'b', 'c', undefined, 'e', 'f'], 2)).toEqual(['a', 'b', 'e', 'f']);
    expect(wholeDeals(['a', undefined, 'c'], 3)).toEqual([]);
  });
});
