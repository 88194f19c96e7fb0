import type { Orders } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { orderAnswer } from '../../src/table/orders.ts';

const ask = { seat: 0, clause: 'AUC-3', prompt: { key: '', vars: {} }, question: 1, choices: [], ranges: [] };

/** Orders that are done, or answer with their own text. */
const orders = {
  isDone: (order: string) => order === 'done',
  follow: (order: string) => (order === 'wake' || order === 'done' ? 'wake' : null),
} as unknown as Orders<never>;

test('an order wakes its owner where it leaves the decision to them, until it is done', () => {
  expect(orderAnswer(orders, 'wake', {} as never, ask as never)).toBe('wake');
  expect(orderAnswer(orders, 'pass', {} as never, ask as never)).toBeNull();
  expect(orderAnswer(orders, 'done', {} as never, ask as never)).toBeNull();
  expect(orderAnswer(orders, null, {} as never, ask as never)).toBeNull();
  expect(orderAnswer(null, 'wake', {} as never, ask as never)).toBeNull();
});
