import { expect, test } from 'vitest';
import { recapOf } from '../../src/frame/recap-of.ts';
import { entriesOf, hourBegan, passed, turned } from '../log/log.ts';

const log = entriesOf(
  [null, turned],
  [2, passed(2)],
  [1, passed(1)],
  [2, hourBegan(2), passed(2)],
  [1, passed(1)],
);

test('only what was not seen is told', () => {
  expect(recapOf(log, 4).flatMap(({ lines }) => lines)).toHaveLength(1);
  expect(recapOf(log, log.length)).toEqual([]);
});

test('it is told by player, nobody’s doings first, then as each began', () => {
  const told = recapOf(log, 1).map(({ seat, lines }) => [seat, lines.map(({ event }) => event.type)]);
  expect(told).toEqual([
    [null, ['hour-began']],
    [2, ['passed', 'passed']],
    [1, ['passed', 'passed']],
  ]);
});
