import { DICE, dieOf } from '@vigilia/game-diario';
import { expect, test } from 'vitest';

test('FIGHT-11 the page draws the faces that the rules roll', () => {
  expect(DICE).toEqual({
    grey: [0, 0, 1, 1, 2, 'story'],
    yellow: [0, 1, 2, 3, 'hatchet', 'story'],
    red: [2, 2, 3, 'shotgun', 'out-of-ammo', 'story'],
  });
  expect([dieOf(null), dieOf('knife'), dieOf('shotgun')]).toEqual(['grey', 'yellow', 'red']);
});
