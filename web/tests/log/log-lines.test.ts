import { describe, expect, test } from 'vitest';
import { chapters } from '../../src/games/011/chapters.ts';
import {
  chaptersIn,
  chaptersOf,
  linesOf,
  logChange,
  turnsOf,
  withoutRepeats,
} from '../../src/log/log-lines.ts';
import type { LogEntry } from '../../src/table/table.ts';
import { chosenSeen, entriesOf, hourBegan, passed, turned } from './log.ts';

describe('the lines of the log', () => {
  test('a line belongs to the seat that its event names', () => {
    const lines = linesOf(entriesOf([null], [0, passed(0), passed(2)]), chapters);
    expect(lines.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  test('a line without a named seat belongs to the seat that answered', () => {
    expect(linesOf(entriesOf([3, chosenSeen]), chapters)[0]?.seat).toBe(3);
  });

  test('lines after the beginning of an Hour belong to no seat', () => {
    const lines = linesOf(entriesOf([1, passed(1), hourBegan(2), turned]), chapters);
    expect(lines.map(({ seat, chapter }) => [seat, chapter])).toEqual([
      [1, null],
      [null, 2],
      [null, 2],
    ]);
  });
});

describe('the chapters of the log', () => {
  const lines = linesOf(
    entriesOf(
      [null, hourBegan(1), turned],
      [0, passed(0)],
      [0, passed(0)],
      [1, passed(1)],
      [2, hourBegan(2), passed(2)],
    ),
    chapters,
  );

  test('a game without chapters has one chapter without a heading', () => {
    const plain = linesOf(entriesOf([null, hourBegan(1)], [0, passed(0)]), undefined);
    expect(chaptersOf(plain).map(({ chapter, runs }) => [chapter, runs.length])).toEqual([[null, 2]]);
  });

  test('an Hour is a chapter with its beginning as the heading', () => {
    expect(chaptersOf(lines).map(({ chapter }) => chapter)).toEqual([1, 2]);
    expect(chaptersIn(lines)).toEqual([1, 2]);
    const told = chaptersOf(lines).flatMap(({ runs }) => runs.flatMap((run) => run.lines));
    expect(told.map(({ event }) => event.type)).not.toContain('hour-began');
    expect(told).toHaveLength(lines.length - 2);
  });

  test('lines of one seat in a row form a run', () => {
    const [first] = chaptersOf(lines);
    expect(first?.runs.map(({ seat, lines: { length } }) => [seat, length])).toEqual([
      [null, 1],
      [0, 2],
      [1, 1],
    ]);
  });

  test('a log cut in the middle of an Hour keeps its Hour', () => {
    expect(chaptersOf(lines.slice(-3)).map(({ chapter }) => chapter)).toEqual([1, 2]);
  });
});

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

const log = entriesOf([null], [0, passed(0)], [1, passed(1)], [2, passed(2)]);

test('new entries are added', () => {
  expect(logChange(log.slice(0, 2), log)).toEqual({ takenBack: 0, added: log.slice(2) });
});

test('the same entries again change nothing', () => {
  expect(logChange(log, structuredClone(log))).toEqual({ takenBack: 0, added: [] });
});

test('undone entries are counted and their replacements added', () => {
  const [deal, first] = entriesOf([null], [0, passed(0)]);
  const instead = { answers: 2, by: 1, at: 999_999, events: [passed(1)] };
  if (deal === undefined || first === undefined) throw new Error('nothing was done');
  expect(logChange(log, [deal, first])).toEqual({ takenBack: 2, added: [] });
  expect(logChange(log, [deal, first, instead])).toEqual({ takenBack: 2, added: [instead] });
});

test('what one seat does in a row within a chapter is a turn, and what happens by itself stands alone', () => {
  const log = entriesOf([0, passed(0)], [0, passed(0)], [1, passed(1), hourBegan(2)], [1, passed(1)]);
  const turns = turnsOf(linesOf(log, chapters)).map((turn) => turn.map(({ seat }) => seat));
  expect(turns).toEqual([[0, 0], [1], [null], [1]]);
});
