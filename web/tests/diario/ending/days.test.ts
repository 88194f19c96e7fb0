import { text } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../../../src/games/diario/table/asked.ts';
import { daysInShort, heaviest } from '../../../src/games/diario/table/ending/days.ts';
import { entry } from '../entries.ts';

const morning = (day: number): Event => ({ type: 'phase', phase: 'morning', day });
const read = (story: Extract<Event, { type: 'story-read' }>['story']): Event => ({
  type: 'story-read',
  story,
});
const decided = (option: string): Event => ({ type: 'decided', option });
const misery: Event = { type: 'state-rose', person: 'luka', state: 'misery', by: 1, level: 1 };

test('a decision weighs what it brought about, until something else is read or the day goes on', () => {
  const [first, second] = daysInShort([
    entry(null, morning(1), read('deserter-green'), decided('deserter-green:hide')),
    entry(0, misery, { type: 'gone', person: 'luka', cause: 'left', variant: 0 }),
    entry(0, read('deserter-red'), decided('deserter-red:wait')),
    entry(0, { type: 'phase', phase: 'dusk', day: 1 }, misery),
    entry(0, morning(2)),
  ]);
  expect(first?.decided.map(({ weight }) => weight)).toEqual([1 + 3 + 12, 1]);
  expect(first?.decided[0]).toMatchObject({
    title: { key: 'story.deserter-green' },
    words: text('story-page.decided', { option: 'deserter-green:hide' }),
  });
  expect(second).toEqual({ day: 2, marks: [], decided: [] });
});

test('a day says who came, who is gone, what was asked, and counts those who were killed', () => {
  const [day] = daysInShort([
    entry(null, morning(1), { type: 'joined', person: 'iskra', variant: 0 }),
    entry(0, { type: 'enemy-killed', enemy: 1 }, { type: 'enemy-died', enemy: 1 }),
    entry(0, { type: 'gone', person: 'marin', cause: 'wounds', variant: 0 }),
    entry(0, { type: 'objective-paid', objective: 'soup-for-the-stairwell' }),
  ]);
  expect(day?.marks.map(({ kind }) => kind)).toEqual(['came', 'lost', 'asked', 'killed']);
  expect(day?.marks.at(-1)?.text).toEqual(text('diary.killed', { enemies: ['1', '2'] }));
});

test('the strip tells the heaviest decisions of the whole game, and none that brought nothing', () => {
  const days = daysInShort([
    entry(null, morning(1), read('deserter-green'), decided('deserter-green:hide'), misery),
    entry(0, morning(2), read('deserter-red'), decided('deserter-red:wait')),
    entry(0, morning(3), read('deserter-blue'), decided('deserter-blue:go'), misery, misery),
  ]);
  const weights = (most: number) => [...heaviest(days, most)].map(({ weight }) => weight);
  expect(weights(5)).toEqual([7, 4]);
  expect(weights(1)).toEqual([7]);
});
