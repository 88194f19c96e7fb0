import { expect, test } from 'vitest';
import { chapters } from '../../src/games/011/chapters.ts';
import { entriesSince, meanwhileOf } from '../../src/log/meanwhile.ts';
import { deedsOf, hourBegan, passed } from './log.ts';

const log = deedsOf([null], [0, passed(0)], [1, passed(1), hourBegan(2)], [2, passed(2)]);
const doersFor = (viewer: number | null) => meanwhileOf(log, viewer, chapters).map(({ seat }) => seat);

test('what others did since the own answer, and what that answer brought', () => {
  expect(entriesSince(log, 1)).toEqual(log.slice(2));
  expect(doersFor(0)).toEqual([1, null, 2]);
  expect(doersFor(1)).toEqual([null, 2]);
  expect(doersFor(2)).toEqual([]);
});

test('whoever never answered, or only watches, is told everything', () => {
  expect(doersFor(3)).toEqual([0, 1, null, 2]);
  expect(doersFor(null)).toEqual([0, 1, null, 2]);
});

test('of a long night only the last of it', () => {
  const many = deedsOf(...Array.from({ length: 90 }, () => [1, passed(1)] as const));
  expect(meanwhileOf(many, 0, chapters)).toHaveLength(40);
});
