import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Inbox } from '../../src/socket/inbox.ts';

test('begins what came in with one turn of the event loop at its end, in order', async () => {
  const inbox = new Inbox();
  const begun: number[] = [];
  for (const number of [1, 2, 3]) inbox.add(() => begun.push(number));
  await Promise.resolve();
  expect(begun).toEqual([]);
  await nextTurn();
  expect(begun).toEqual([1, 2, 3]);
});

test('begins what is added meanwhile with the next turn', async () => {
  const inbox = new Inbox();
  const begun: string[] = [];
  inbox.add(() => {
    begun.push('first');
    inbox.add(() => begun.push('second'));
  });
  await nextTurn();
  expect(begun).toEqual(['first']);
  await nextTurn();
  expect(begun).toEqual(['first', 'second']);
});
