import { describe, expect, test } from 'vitest';
import { chapters } from '../../src/games/011/chapters.ts';
import { chaptersIn, chaptersOf } from '../../src/log/chapters.ts';
import { linesOf } from '../../src/log/log-lines.ts';
import { chosenSeen, deedsOf, hourBegan, passed, turned } from './log.ts';

describe('the lines of the log', () => {
  test('a line is the doing of the seat it names, whoever answered', () => {
    const lines = linesOf(deedsOf([null], [0, passed(0), passed(2)]), chapters);
    expect(lines.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  test('what names no seat is the doing of whoever answered', () => {
    expect(linesOf(deedsOf([3, chosenSeen]), chapters)[0]?.seat).toBe(3);
  });

  test('what the clock brings is nobody’s doing', () => {
    const lines = linesOf(deedsOf([1, passed(1), hourBegan(2), turned]), chapters);
    expect(lines.map(({ seat, chapter }) => [seat, chapter])).toEqual([
      [1, null],
      [null, 2],
      [null, 2],
    ]);
  });
});

describe('the chapters of the log', () => {
  const lines = linesOf(
    deedsOf(
      [null, hourBegan(1), turned],
      [0, passed(0)],
      [0, passed(0)],
      [1, passed(1)],
      [2, hourBegan(2), passed(2)],
    ),
    chapters,
  );

  test('a game without chapters has one, and no line of it is a heading', () => {
    const plain = linesOf(deedsOf([null, hourBegan(1)], [0, passed(0)]), undefined);
    expect(chaptersOf(plain).map(({ chapter, runs }) => [chapter, runs.length])).toEqual([[null, 2]]);
  });

  test('an Hour is a chapter, and its beginning is the heading', () => {
    expect(chaptersOf(lines).map(({ chapter }) => chapter)).toEqual([1, 2]);
    expect(chaptersIn(lines)).toEqual([1, 2]);
    const told = chaptersOf(lines).flatMap(({ runs }) => runs.flatMap((run) => run.lines));
    expect(told.map(({ event }) => event.type)).not.toContain('hour-began');
    expect(told).toHaveLength(lines.length - 2);
  });

  test('what one player does in a row stands together', () => {
    const [first] = chaptersOf(lines);
    expect(first?.runs.map(({ seat, lines: { length } }) => [seat, length])).toEqual([
      [null, 1],
      [0, 2],
      [1, 1],
    ]);
  });

  test('a log that starts in the middle of an Hour still says which', () => {
    expect(chaptersOf(lines.slice(-3)).map(({ chapter }) => chapter)).toEqual([1, 2]);
  });
});
