import { expect, test } from 'vitest';
import { sightsOf } from '../../../src/games/011/asking/turned/sights.ts';
import { entriesOf, passed } from '../../log/log.ts';

const saw = { type: 'investigated', seat: 0, target: 2, cards: ['character:lilja'] } as const;
const role = { type: 'role-dealt', seat: 0, role: 'fenrir' } as const;

test('what was seen lies there until the next answer', () => {
  const looked = entriesOf([null], [0, saw]);
  expect(sightsOf(looked, 0)).toEqual([saw]);
  expect(sightsOf(entriesOf([null], [0, saw], [1, passed(1)]), 0)).toEqual([saw]);
  expect(sightsOf(entriesOf([null], [0, saw], [1, passed(1)], [0, passed(0)]), 0)).toEqual([]);
});

test('a card dealt while others play is shown as well', () => {
  expect(sightsOf(entriesOf([null], [0, passed(0)], [1, role]), 0)).toEqual([role]);
});

test('a watcher is shown nothing', () => {
  expect(sightsOf(entriesOf([null], [0, saw]), null)).toEqual([]);
});
