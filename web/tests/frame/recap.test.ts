import { expect, test } from 'vitest';
import { recapOf } from '../../src/frame/recap.tsx';
import { chapters } from '../../src/games/011/chapters.ts';
import { entriesOf, hourBegan, passed, turned } from '../log/log.ts';

const log = entriesOf(
  [null, turned],
  [2, passed(2)],
  [1, passed(1)],
  [2, hourBegan(2), passed(2)],
  [1, passed(1)],
);

test('shows only entries that were not seen', () => {
  expect(recapOf(log, 4, chapters).flatMap(({ lines }) => lines)).toHaveLength(1);
  expect(recapOf(log, log.length, chapters)).toEqual([]);
});

test('groups by seat: events without a seat first, then seats in the order of their first event', () => {
  const told = recapOf(log, 1, chapters).map(({ seat, lines }) => [
    seat,
    lines.map(({ event }) => event.type),
  ]);
  expect(told).toEqual([
    [null, ['hour-began']],
    [2, ['passed', 'passed']],
    [1, ['passed', 'passed']],
  ]);
});
