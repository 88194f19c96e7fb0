import { expect, test } from 'vitest';
import { compare, later } from './compare.ts';
import { randomEnding } from './positions.ts';

const POSITIONS = 60;
const MOST = 1_500;

/** More of the same, and more thorough: `npm run lab:victory`. */
test('WIN-5 trying every choice finds a win exactly where one was foreseen', () => {
  const answers = { yes: 0, no: 0 };
  for (let number = 0; number < POSITIONS; number++) {
    const ending = randomEnding(`agreement ${number}`);
    for (const moment of [ending.moment, later(ending, 1 + ending.draw(6))]) {
      if (moment === null) continue;
      const { line, tried, fault } = compare(moment, ending.seat, MOST);
      expect(fault, `position ${number}`).toBeNull();
      if (tried !== null) answers[line === null ? 'no' : 'yes']++;
    }
  }
  expect(answers.yes).toBeGreaterThan(POSITIONS / 6);
  expect(answers.no).toBeGreaterThan(POSITIONS / 6);
});
