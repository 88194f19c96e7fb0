import { text } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import type { GameMoments, Moment } from '../../../src/draft/moment.ts';
import { momentsIn, queueAfter } from '../../../src/frame/moments/moment-queue.ts';
import type { LogEntry } from '../../../src/table/table.ts';

const moment = (name: string): Moment => ({ name, event: { type: name }, title: text(name), lines: [] });
const entry = (...names: string[]): LogEntry => ({
  answers: 1,
  by: 0,
  events: names.map((type) => ({ type })),
  at: 0,
});
const game: GameMoments = {
  momentsOf: (events) =>
    events.filter(({ type }) => type.startsWith('great')).map(({ type }) => moment(type)),
  loadPicture: () => Promise.reject(new Error('no picture is drawn here')),
};
const names = (moments: readonly Moment[]) => moments.map(({ name }) => name);

test('takes the moments of all entries of a change, in order', () => {
  const added = [entry('great-1', 'small'), entry('small'), entry('great-2', 'great-3')];
  expect(names(momentsIn(game, { added }, null, 'local'))).toEqual(['great-1', 'great-2', 'great-3']);
});

test('a jump over many entries shows none of their moments', () => {
  const added = Array.from({ length: 9 }, () => entry('great'));
  expect(momentsIn(game, { added }, null, 'online')).toEqual([]);
});

test('a replay shows moments step by step only, and a step replaces the moment of the step before', () => {
  const two = [entry('great-1'), entry('great-2')];
  expect(momentsIn(game, { added: two }, null, 'replay')).toEqual([]);
  const step = { takenBack: 0, added: [entry('great-2')] };
  const fresh = momentsIn(game, step, null, 'replay');
  expect(names(queueAfter([moment('great-1')], step, fresh, 'replay'))).toEqual(['great-2']);
  const quiet = { takenBack: 0, added: [entry('small')] };
  expect(queueAfter([moment('great-1')], quiet, [], 'replay')).toEqual([]);
});

test('the end of a chapter has no moment in a replay', () => {
  const passing: GameMoments = { ...game, momentsOf: () => [{ ...moment('hour'), passes: true }] };
  expect(momentsIn(passing, { added: [entry('hour')] }, null, 'replay')).toEqual([]);
  expect(names(momentsIn(passing, { added: [entry('hour')] }, null, 'local'))).toEqual(['hour']);
});

test('a moment that is shown stays first, and only the two latest wait behind it', () => {
  const fresh = ['b', 'c', 'd', 'e'].map(moment);
  const change = { takenBack: 0, added: [entry('small')] };
  expect(names(queueAfter([moment('a')], change, fresh, 'local'))).toEqual(['a', 'd', 'e']);
});

test('what is taken back is not shown any more', () => {
  expect(queueAfter([moment('a'), moment('b')], { takenBack: 1, added: [] }, [], 'local')).toEqual([]);
});
