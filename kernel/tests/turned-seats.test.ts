import { expect, test } from 'vitest';
import { turnedSeats } from '../src/table/turned-seats.ts';

test('all sit one seat further, and the last comes first', () => {
  expect(turnedSeats(['Ada', 'Bruno', 'Carla'], () => true)).toEqual(['Carla', 'Ada', 'Bruno']);
});

test('those who do not move keep their seats, and the others move among theirs', () => {
  const isPerson = (sitter: string) => sitter !== 'bot';
  expect(turnedSeats(['Ada', 'bot', 'Bruno', 'bot'], isPerson)).toEqual(['Bruno', 'bot', 'Ada', 'bot']);
  expect(turnedSeats(['Ada', 'bot'], isPerson)).toEqual(['Ada', 'bot']);
});

test('as many rematches as there are seats lead back to the first order', () => {
  const first = [0, 1, 2, 3, 4, 5];
  let order = first;
  for (const _ of first) order = turnedSeats(order, () => true);
  expect(order).toEqual(first);
});
