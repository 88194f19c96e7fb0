import { nextPerson, nextToAnswer, type Seat } from '@vigilia/kernel';
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

test('bots say nothing where the decision is none that they speak on', () => {
  const { asks } = table([0, 'take 1; strike']).moment;
  expect(
    nextToAnswer(
      asks,
      (seat) => seat === 0,
      () => false,
    )?.seat,
  ).toBe(0);
});

test('the next person clockwise decides in the place of a seat', () => {
  expect(nextPerson([0, 3], 1)).toBe(3);
  expect(nextPerson([3, 0], 4)).toBe(0);
  expect(nextPerson([2], 2)).toBeNull();
});
