import { expect, test } from 'vitest';
import { mergeEntries, standingEntries } from '../../../src/table/online/event-history.ts';
import type { ServerLogEntry } from '../../../src/table/online/requests.ts';

/** An entry with the named events. */
function entry(version: number, answers: number, events: string, undone?: number): ServerLogEntry {
  return {
    version,
    at: 0,
    by: 1,
    answers,
    events: [...events].map((type) => ({ type })),
    ...(undone === undefined ? {} : { undone }),
  };
}

const toldOf = (heard: readonly ServerLogEntry[]) =>
  standingEntries(heard).map(({ answers, events }) => `${answers}${events.map(({ type }) => type).join('')}`);

const LOBBY = [entry(1, 0, ''), entry(2, 0, '')];
const DEAL = entry(3, 0, 'd');

test('entries about seats and wishes are left out', () => {
  expect(toldOf([...LOBBY, DEAL, entry(4, 1, 'a'), entry(5, 1, ''), entry(6, 2, '')])).toEqual([
    '0d',
    '1a',
    '2',
  ]);
});

test('undone entries are left out', () => {
  const heard = [
    DEAL,
    entry(4, 1, 'a'),
    entry(5, 2, 'b'),
    entry(6, 3, 'c'),
    entry(7, 1, '', 1),
    entry(8, 2, 'e'),
  ];
  expect(toldOf(heard)).toEqual(['0d', '1a', '2e']);
  expect(toldOf([...heard, entry(9, 0, '', 0)])).toEqual(['0d']);
});

test('of several choices in one entry those that were not undone stand', () => {
  expect(toldOf([DEAL, entry(4, 3, 'abc'), entry(5, 2, '', 2)])).toEqual(['0d', '2ab']);
  expect(toldOf([DEAL, entry(4, 3, 'abcd'), entry(5, 2, '', 2)])).toEqual(['0d', '2abcd']);
});

test('entries that arrive twice or late are shown once and in order', () => {
  const all = [DEAL, entry(4, 1, 'a'), entry(5, 2, 'b')];
  expect(mergeEntries(all.slice(0, 1), all.slice(1))).toEqual(all);
  expect(mergeEntries(all.slice(2), all)).toEqual(all);
  expect(mergeEntries(all, all.slice(1, 2))).toEqual(all);
});
