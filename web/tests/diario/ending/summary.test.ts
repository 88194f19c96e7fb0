import { expect, test } from 'vitest';
import { summaryIn, summaryOf } from '../../../src/games/diario/table/ending/summary.ts';
import { dealt } from '../dealt.ts';

const view = dealt();
const [first, second, third] = view.people;
if (first === undefined || second === undefined || third === undefined) throw new RangeError('three begin');

test('what is kept of a game tells its people and their fates, how it ended and what was read', () => {
  const over = dealt({
    day: 9,
    phase: 'over',
    people: [second, third],
    gone: [{ id: first.id, day: 4, cause: 'hunger' }],
    over: { how: 'full', score: 12 },
  });
  const summary = summaryOf(over, [
    { type: 'story-read', story: 'deserter-green' },
    { type: 'mourned', die: 3 },
    { type: 'story-read', story: 'deserter-red' },
  ]);
  expect(summary).toEqual({
    how: 'full',
    score: 12,
    days: 9,
    people: [
      { id: second.id, fate: 'lived' },
      { id: third.id, fate: 'lived' },
      { id: first.id, fate: 'hunger', day: 4 },
    ],
    read: ['deserter-green', 'deserter-red'],
  });
  expect(summaryIn(JSON.parse(JSON.stringify(summary)))).toEqual(summary);
});

test('a game that has not ended, and what another page has kept, is no summary', () => {
  expect(summaryOf(view, [])).toBeNull();
  for (const content of [null, 'words', {}, { how: 'full', days: 3, read: [], people: [{ id: 'nobody' }] }])
    expect(summaryIn(content)).toBeNull();
});
