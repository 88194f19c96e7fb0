import { expect, test } from 'vitest';
import { chapters } from '../../src/games/011/chapters.ts';
import { entriesSinceAnswer, recentLines } from '../../src/log/recent-log.tsx';
import { entriesOf, hourBegan, passed } from './log.ts';

const log = entriesOf([null], [0, passed(0)], [1, passed(1), hourBegan(2)], [2, passed(2)]);
const doersFor = (viewer: number | null) => recentLines(log, viewer, chapters).map(({ seat }) => seat);

test('returns the last own answer and what came after it', () => {
  expect(entriesSinceAnswer(log, 1)).toEqual(log.slice(2));
  expect(doersFor(0)).toEqual([1, null, 2]);
  expect(doersFor(1)).toEqual([null, 2]);
  expect(doersFor(2)).toEqual([]);
});

test('returns what came since this screen answered for any seat, where that is later', () => {
  expect(entriesSinceAnswer(log, 0, 3)).toEqual(log.slice(3));
  expect(entriesSinceAnswer(log, 2, 1)).toEqual(log.slice(3));
  // It was taken back.
  expect(entriesSinceAnswer(log, 1, 4)).toEqual(log.slice(2));
});

test('returns everything where the viewer never answered or only watches', () => {
  expect(doersFor(3)).toEqual([0, 1, null, 2]);
  expect(doersFor(null)).toEqual([0, 1, null, 2]);
});

test('counts an answer that was given without its person among what happened', () => {
  const byItself = new Set([2]);
  expect(entriesSinceAnswer(log, 1, null, byItself)).toEqual(log);
  expect(recentLines(log, 1, chapters, null, byItself).map(({ seat }) => seat)).toEqual([0, 1, null, 2]);
  expect(entriesSinceAnswer(log, 2, null, byItself)).toEqual(log.slice(3));
  // If nothing else happened there is no news of others.
  const alone = entriesOf([null], [0, passed(0)], [1, passed(1)], [1, passed(1)]);
  expect(recentLines(alone, 1, chapters, null, new Set([3]))).toEqual([]);
});

test('returns only the end of a long log', () => {
  const many = entriesOf(...Array.from({ length: 90 }, () => [1, passed(1)] as const));
  expect(recentLines(many, 0, chapters)).toHaveLength(40);
});
