import { text } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { turnText } from '../../../src/frame/bar/turn-text.ts';

const moment = {
  viewer: 0,
  answering: null,
  isShared: false,
  asked: [1, 2],
  isOver: false,
  isStopped: false,
};

test.each([
  ['frame.choosing', moment],
  ['frame.your-turn', { ...moment, answering: 0 }],
  ['council.may-speak', { ...moment, answering: 0, invited: text('council.may-speak') }],
  ['frame.your-turn', { ...moment, answering: 0, invited: null }],
  ['frame.choose-for', { ...moment, answering: 2 }],
  ['frame.choosing', { ...moment, answering: 2, isShared: true }],
  ['frame.one-moment', { ...moment, asked: [] }],
  ['frame.over', { ...moment, asked: [], isOver: true }],
  ['frame.stopped', { ...moment, asked: [], isOver: true, isStopped: true }],
])('%s', (key, given) => {
  expect(turnText(given).key).toBe(key);
});
