import { expect, test } from 'vitest';
import type { HeardDeed } from '../../../src/table/online/requests.ts';
import { standingOf, withHeard } from '../../../src/table/online/standing-entries.ts';

/** A deed with as many events as are named. */
function deed(version: number, answers: number, events: string, undone?: number): HeardDeed {
  return {
    version,
    at: 0,
    by: 1,
    answers,
    events: [...events].map((type) => ({ type })),
    ...(undone === undefined ? {} : { undone }),
  };
}

const toldOf = (heard: readonly HeardDeed[]) =>
  standingOf(heard).map(({ answers, events }) => `${answers}${events.map(({ type }) => type).join('')}`);

const LOBBY = [deed(1, 0, ''), deed(2, 0, '')];
const DEAL = deed(3, 0, 'd');

test('what happens round the table is no part of the story', () => {
  expect(toldOf([...LOBBY, DEAL, deed(4, 1, 'a'), deed(5, 1, ''), deed(6, 2, '')])).toEqual([
    '0d',
    '1a',
    '2',
  ]);
});

test('what was taken back is forgotten', () => {
  const heard = [DEAL, deed(4, 1, 'a'), deed(5, 2, 'b'), deed(6, 3, 'c'), deed(7, 1, '', 1), deed(8, 2, 'e')];
  expect(toldOf(heard)).toEqual(['0d', '1a', '2e']);
  expect(toldOf([...heard, deed(9, 0, '', 0)])).toEqual(['0d']);
});

test('of several choices made at once those stand that were not taken back', () => {
  expect(toldOf([DEAL, deed(4, 3, 'abc'), deed(5, 2, '', 2)])).toEqual(['0d', '2ab']);
  expect(toldOf([DEAL, deed(4, 3, 'abcd'), deed(5, 2, '', 2)])).toEqual(['0d', '2abcd']);
});

test('what is heard twice, or late, is told once and in order', () => {
  const all = [DEAL, deed(4, 1, 'a'), deed(5, 2, 'b')];
  expect(withHeard(all.slice(0, 1), all.slice(1))).toEqual(all);
  expect(withHeard(all.slice(2), all)).toEqual(all);
  expect(withHeard(all, all.slice(1, 2))).toEqual(all);
});
