import { describe, expect, test } from 'vitest';
import type { Event, View } from '../../../src/games/diario/table/asked.ts';
import { beats } from '../../../src/games/diario/table/beats/beats.ts';
import { dealt } from '../dealt.ts';

const MORNING: Event = { type: 'phase', phase: 'morning', day: 3 };
const PAID: Event = { type: 'objective-paid', objective: 'soup-for-the-stairwell' };
const CHAPTER: Event = { type: 'chapter-turned', chapter: 'chapter-2' };
const SNOW: Event = { type: 'event-turned', event: 'snow-on-the-roofs' };

function namesOf(events: readonly Event[], given: Partial<View> = {}) {
  return beats.momentsOf(events, dealt({ day: 3, ...given })).map(({ name }) => name);
}

const turned = (...events: readonly string[]) =>
  ({ discards: { ...dealt().discards, events } }) as Partial<View>;

describe('beats', () => {
  test('a day survived has one, the first day has none', () => {
    expect(namesOf([MORNING])).toEqual(['day-survived']);
    expect(namesOf([{ ...MORNING, day: 1 }])).toEqual([]);
  });

  test('an answer has one at most, the weightiest', () => {
    expect(namesOf([MORNING, CHAPTER])).toEqual(['chapter']);
    expect(namesOf([MORNING, CHAPTER, PAID])).toEqual(['objective-met']);
    expect(namesOf([{ ...PAID, type: 'objective-failed' } as Event])).toEqual(['objective-missed']);
  });

  test('only the first snow of a game is one', () => {
    expect(namesOf([MORNING, SNOW], turned('snow-on-the-roofs'))).toEqual(['first-snow']);
    expect(namesOf([MORNING, SNOW], turned('snow-on-the-roofs', 'snow-on-the-roofs'))).toEqual([
      'day-survived',
    ]);
  });

  test('the last candle goes out at the end, in the night or by daylight', () => {
    const over: Event = { type: 'over', how: 'conceded', variant: 0 };
    const lines = (view: Partial<View>) =>
      beats.momentsOf([over], dealt(view)).flatMap(({ lines: told }) => told.map(({ text }) => text.key));
    expect(lines({ over: { how: 'conceded', score: null } })).toEqual(['beat.candle-out']);
    expect(lines({ over: { how: 'full', score: 20 } })).toEqual(['beat.candle-at-dawn']);
  });

  test('what stops the page for itself alone has none beside it', () => {
    expect(namesOf([{ type: 'gone', person: 'arica', cause: 'hunger', variant: 0 }, MORNING])).toEqual([]);
  });
});
