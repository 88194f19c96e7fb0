import { expect, test } from 'vitest';
import { firstUndone, undoTargets } from '../../../src/frame/bar/undo.tsx';
import { entriesOf, passed } from '../../log/log.ts';

const log = entriesOf([null], [0, passed(0)], [1, passed(1)], [0, passed(0)], [1], [1, passed(1)]);

test('the targets of a seat lie before its own entries, the latest first', () => {
  expect(undoTargets(log, 0, 3).map(({ backTo }) => backTo)).toEqual([2, 0]);
  expect(undoTargets(log, 0, 1).map(({ backTo }) => backTo)).toEqual([2]);
  expect(undoTargets(log, 3, 3)).toEqual([]);
});

test('an entry of several answers is undone whole', () => {
  const [deal, walk] = entriesOf([null], [0, passed(0)]);
  if (deal === undefined || walk === undefined) throw new Error('nothing was done');
  expect(undoTargets([deal, { ...walk, answers: 4 }], 0, 3).map(({ backTo }) => backTo)).toEqual([0]);
});

test('the first undone entry names the target', () => {
  expect(firstUndone(log, 2)?.answers).toBe(3);
  expect(firstUndone(log, 99)).toBeNull();
});
