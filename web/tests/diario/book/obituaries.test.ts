import { describe, expect, test } from 'vitest';
import type { Event } from '../../../src/games/diario/table/asked.ts';
import { obituariesOf } from '../../../src/games/diario/table/book/obituaries.ts';
import { namesBefore, nextToRead } from '../../../src/games/diario/table/book/read-once.ts';

const EVENTS: Event[] = [
  { type: 'phase', phase: 'dawn', day: 3 },
  { type: 'gone', person: 'arica', cause: 'hunger', variant: 3 },
  { type: 'gone', person: 'marin', cause: 'left', variant: 2 },
  { type: 'phase', phase: 'dusk', day: 4 },
];

describe('obituaries', () => {
  const all = obituariesOf([{ answers: 0, by: null, events: EVENTS, at: 0 }]);

  test('tell of everyone who died or left, on their day and in their order', () => {
    expect(all.map(({ person, day }) => [person, day])).toEqual([
      ['arica', 3],
      ['marin', 3],
    ]);
    expect(all.map(({ prose }) => prose.map(({ key }) => key))).toEqual([
      ['book-line.departures:hunger:0', 'person-ending.arica:body:1'],
      ['book-line.departures:left:2', 'person-ending.marin:safety:0'],
    ]);
  });

  test('come one after the other, and none comes again', () => {
    expect(nextToRead(all, [])?.person).toBe('arica');
    expect(nextToRead(all, ['arica:3'])?.person).toBe('marin');
    expect(nextToRead(all, ['arica:3', 'marin:3'])).toBeNull();
  });

  test('are news on their day and the next, and not later', () => {
    expect(namesBefore(all, 3)).toEqual([]);
    expect(namesBefore(all, 4)).toEqual([]);
    expect(namesBefore(all, 5)).toEqual(['arica:3', 'marin:3']);
  });
});
