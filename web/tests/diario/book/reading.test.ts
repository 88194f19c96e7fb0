import { describe, expect, test } from 'vitest';
import type { Event } from '../../../src/games/diario/table/asked.ts';
import { readingOf } from '../../../src/games/diario/table/book/reading.ts';
import type { LogEntry } from '../../../src/table/table.ts';

const told = (...events: Event[]): LogEntry => ({ answers: 0, by: 0, events, at: 0 });
const read = (story: string): Event => ({ type: 'story-read', story });
const decided: Event = { type: 'decided', option: 'traces-red:go-in' };
const line: Event = { type: 'story-told', line: 'traces-red:found' };
const gained: Event = { type: 'gained', goods: ['water:1'] };
const round: Event = { type: 'round', round: 1, people: [] };
const spoke: Event = { type: 'spoke', seat: 1 };

const deciding = (story: string | null) => ({ deciding: { story, where: 'out', options: {} } }) as const;
const nothing = { deciding: null };

describe('the page that is read', () => {
  test('holds the story that waits for a decision, whatever voices are given meanwhile', () => {
    const log = [told(read('traces-red')), told(spoke)];
    expect(readingOf(log, deciding('traces-red'))).toEqual([
      { story: 'traces-red', opening: read('traces-red'), isWhole: true, outcome: [] },
    ]);
  });

  test('keeps the story with what came of it until the next answer', () => {
    const log = [told(read('traces-red')), told(decided, line, gained, round)];
    expect(readingOf(log, nothing)).toEqual([
      {
        story: 'traces-red',
        opening: read('traces-red'),
        isWhole: true,
        outcome: [decided, line, gained],
      },
    ]);
    expect(readingOf([...log, told(gained)], nothing)).toEqual([]);
  });

  test('shows two stories read at once whole, and of an earlier one what came of it', () => {
    const both = readingOf([told(read('traces-red'), read('traces-blue'))], nothing);
    expect(both.map(({ story, isWhole }) => [story, isWhole])).toEqual([
      ['traces-red', true],
      ['traces-blue', true],
    ]);
    const next = readingOf([told(read('traces-red')), told(decided, line, read('next'))], deciding('next'));
    expect(next.map(({ story, isWhole, outcome }) => [story, isWhole, outcome.length])).toEqual([
      ['traces-red', false, 2],
      ['next', true, 0],
    ]);
  });

  test('holds the card that asks without a story', () => {
    const visitor: Event = { type: 'visitor', visitor: 'old-teacher' };
    const [passage] = readingOf([told(read('traces-red')), told(visitor)], deciding(null));
    expect(passage).toMatchObject({ story: null, opening: visitor, isWhole: true });
  });

  test('is empty while nothing is read', () => {
    expect(readingOf([told(read('traces-red')), told(decided), told(round)], nothing)).toEqual([]);
  });
});
