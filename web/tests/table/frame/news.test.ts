import { expect, test } from 'vitest';
import { newsOf } from '../../../src/table/frame/news.ts';
import { deedsOf, passed } from './deeds.ts';

const deeds = deedsOf([null], [0, passed(0)], [1, passed(1)], [2, passed(2)]);

test('what came is news', () => {
  expect(newsOf(deeds.slice(0, 2), deeds)).toEqual({ takenBack: 0, deeds: deeds.slice(2) });
});

test('the same told anew is no news', () => {
  expect(newsOf(deeds, structuredClone(deeds))).toEqual({ takenBack: 0, deeds: [] });
});

test('what was taken back is counted, and what came instead is news', () => {
  const [deal, first] = deedsOf([null], [0, passed(0)]);
  const instead = { answers: 2, by: 1, at: 999_999, events: [passed(1)] };
  if (deal === undefined || first === undefined) throw new Error('nothing was done');
  expect(newsOf(deeds, [deal, first])).toEqual({ takenBack: 2, deeds: [] });
  expect(newsOf(deeds, [deal, first, instead])).toEqual({ takenBack: 2, deeds: [instead] });
});
