import { expect, test } from 'vitest';
import { lateSeats, nextDeadline } from '../../src/frame/lateness.ts';
import type { Sitter } from '../../src/table/table.ts';

const sitter = (fields: Partial<Sitter>): Sitter => ({
  name: 'Anna',
  colour: 'amber',
  symbol: 'bell',
  bot: null,
  isPresent: false,
  lent: null,
  deadline: 100,
  ...fields,
});

test('a seat is late where it is asked and its clock has run out', () => {
  const sitters = [sitter({}), sitter({ deadline: 300 }), sitter({}), sitter({ deadline: null })];
  expect(lateSeats(sitters, [0, 1, 3], 200)).toEqual([0]);
  expect(nextDeadline(sitters, [0, 1, 3], 200)).toBe(300);
  expect(nextDeadline(sitters, [0, 3], 200)).toBeNull();
});

test('a bot is never late, nor a seat that a bot plays; a deputy is', () => {
  const lent = (to: 'bot' | number) => sitter({ lent: { to, once: false } });
  expect(lateSeats([sitter({ bot: 'apprentice' }), lent('bot'), lent(0)], [0, 1, 2], 200)).toEqual([2]);
});
