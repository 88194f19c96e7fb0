import { expect, test } from 'vitest';
import { logChange } from '../../src/log/log-lines.ts';
import { entriesOf, passed } from './log.ts';

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
