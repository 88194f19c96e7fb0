import { expect, test } from 'vitest';
import { newsOf } from '../../src/frame/news.ts';
import { deedsOf, passed } from '../log/log.ts';

const log = deedsOf([null], [0, passed(0)], [1, passed(1)], [2, passed(2)]);

test('what came is news', () => {
  expect(newsOf(log.slice(0, 2), log)).toEqual({ takenBack: 0, log: log.slice(2) });
});

test('the same told anew is no news', () => {
  expect(newsOf(log, structuredClone(log))).toEqual({ takenBack: 0, log: [] });
});

test('what was taken back is counted, and what came instead is news', () => {
  const [deal, first] = deedsOf([null], [0, passed(0)]);
  const instead = { answers: 2, by: 1, at: 999_999, events: [passed(1)] };
  if (deal === undefined || first === undefined) throw new Error('nothing was done');
  expect(newsOf(log, [deal, first])).toEqual({ takenBack: 2, log: [] });
  expect(newsOf(log, [deal, first, instead])).toEqual({ takenBack: 2, log: [instead] });
});
