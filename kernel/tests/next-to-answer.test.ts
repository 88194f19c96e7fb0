import { nextToAnswer, type Seat } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { table } from './toy/play.ts';

const seatFor = (people: readonly Seat[], asks = table([0, 'take 1; strike']).moment.asks) =>
  nextToAnswer(asks, (seat) => people.includes(seat))?.seat ?? null;

test('a bot that may speak answers before a person who decides, and a person before a bot', () => {
  expect(seatFor([0])).toBe(1);
  expect(seatFor([0, 1])).toBe(2);
  expect(seatFor([2])).toBe(2);
});

test('people among themselves, and bots among themselves, let the one who decides answer', () => {
  expect(seatFor([0, 1, 2])).toBe(0);
  expect(seatFor([])).toBe(0);
});

test('no answer is waited for once the game is over', () => {
  expect(seatFor([0], [])).toBeNull();
});
