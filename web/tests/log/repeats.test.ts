import { expect, test } from 'vitest';
import { chapters } from '../../src/games/011/chapters.ts';
import { linesOf, withoutRepeats } from '../../src/log/log-lines.ts';
import type { LogEntry } from '../../src/table/table.ts';
import { entriesOf, hourBegan, passed } from './log.ts';

const told = (...log: readonly LogEntry[]) =>
  withoutRepeats(linesOf(log, chapters)).map(({ event, seat, times }) => [event.type, seat, times]);

test('lines in a row that say the same are told once, with their number', () => {
  expect(told(...entriesOf([1, passed(1)], [1, passed(1)], [1, passed(1)], [2, passed(2)]))).toEqual([
    ['passed', 1, 3],
    ['passed', 2, 1],
  ]);
});

test('the same line after another one, or in another chapter, is told again', () => {
  expect(told(...entriesOf([1, passed(1)], [2, passed(2)], [1, passed(1)]))).toHaveLength(3);
  expect(told(...entriesOf([1, passed(1)], [2, hourBegan(2)], [1, passed(1)]))).toHaveLength(3);
});

test('a repeated line stands where the first of them was', () => {
  const [first] = linesOf(entriesOf([1, passed(1)], [1, passed(1)]), chapters);
  expect(withoutRepeats(linesOf(entriesOf([1, passed(1)], [1, passed(1)]), chapters))).toEqual([
    { ...first, times: 2 },
  ]);
});
