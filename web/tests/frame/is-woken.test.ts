import type { Orders } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { isWoken } from '../../src/frame/is-woken.ts';

const ask = { seat: 0, clause: 'AUC-3', prompt: { key: '', vars: {} }, question: 1, choices: [], ranges: [] };

/** Orders that are done, or answer with their own text. */
const orders = {
  isDone: (order: string) => order === 'done',
  follow: (order: string) => (order === 'wake' || order === 'done' ? 'wake' : null),
} as unknown as Orders<never>;

test('an order wakes its owner where it leaves the decision to them, and only while it holds', () => {
  expect(isWoken(orders, 'wake', {} as never, ask as never)).toBe(true);
  expect(isWoken(orders, 'pass', {} as never, ask as never)).toBe(false);
  expect(isWoken(orders, 'done', {} as never, ask as never)).toBe(false);
  expect(isWoken(orders, null, {} as never, ask as never)).toBe(false);
  expect(isWoken(null, 'wake', {} as never, ask as never)).toBe(false);
});
