import type { Eleven } from '@vigilia/game-011';
import { expect, test } from 'vitest';
import { isShowing, turnedCards } from '../../../src/games/011/asking/turned.tsx';
import { entriesOf, passed } from '../../log/log.ts';

const saw = { type: 'investigated', seat: 0, target: 2, cards: ['character:lilja'] } as const;
const role = { type: 'role-dealt', seat: 0, role: 'fenrir' } as const;

test('what was seen lies there until the next answer', () => {
  const looked = entriesOf([null], [0, saw]);
  expect(turnedCards(looked, 0)).toEqual([saw]);
  expect(turnedCards(entriesOf([null], [0, saw], [1, passed(1)]), 0)).toEqual([saw]);
  expect(turnedCards(entriesOf([null], [0, saw], [1, passed(1)], [0, passed(0)]), 0)).toEqual([]);
});

test('what was seen lies there however long the others play', () => {
  const others = Array.from({ length: 60 }, () => [1, passed(1)] as const);
  expect(turnedCards(entriesOf([null], [0, passed(0)], [1, role], ...others), 0)).toEqual([role]);
});

test('what was seen lies there past an answer that took itself', () => {
  const taken = entriesOf([null], [0, saw], [0, passed(0)], [1, passed(1)]);
  expect(turnedCards(taken, 0, new Set([2]))).toEqual([saw]);
});

test('cards that were looked at wait to be put away; tiles that were drawn stay in hand', () => {
  const isShown = (event: Eleven['event']) =>
    isShowing({
      table: { log: { value: entriesOf([null], [0, event]) }, viewer: { value: 0 } },
      byItself: { value: new Set() },
    } as unknown as Parameters<typeof isShowing>[0]);
  expect(isShown(saw)).toBe(true);
  expect(isShown({ type: 'investigated-unknown', seat: 0, cards: ['character:lilja'] })).toBe(true);
  expect(isShown({ type: 'chosen-seen', character: 'lilja' })).toBe(true);
  expect(isShown({ type: 'drew', seat: 0, tiles: ['omen-1'] })).toBe(false);
});

test('a card dealt while others play is shown as well', () => {
  expect(turnedCards(entriesOf([null], [0, passed(0)], [1, role]), 0)).toEqual([role]);
});

test('a watcher is shown nothing', () => {
  expect(turnedCards(entriesOf([null], [0, saw]), null)).toEqual([]);
});
