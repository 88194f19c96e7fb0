import { countChoices, drawBelow, namedSeed, resume } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { game, isOpenlyForced } from '../../src/index.ts';
import { answers } from '../preview/answers.ts';

/** The states that the other seats and a spectator must reckon with. */
const IMAGINED = 4;

test('TURN-3 LOC-1 a forced answer may take itself only where every other viewer knows that it is forced', () => {
  const chance = { seed: namedSeed('doubts'), drawn: {} };
  let forced = 0;
  let openly = 0;
  let hidden = 0;
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    for (const { before, ask } of answers({ seats: 4, beginners: false, seed, players: 'anybody' })) {
      if (countChoices(ask) !== 1) continue;
      forced++;
      const isOpen = isOpenlyForced(game.view(before.state, ask.seat), ask);
      if (isOpen) openly++;
      const others = [null, 0, 1, 2, 3].filter((viewer) => viewer !== ask.seat);
      const counts = others.flatMap((viewer) =>
        Array.from({ length: IMAGINED }, () => {
          const drawn = { seed: namedSeed(`${drawBelow(chance, 'doubt', 2 ** 30)}`), drawn: {} };
          const [same] = resume(game, game.imagine(before.state, viewer, drawn)).asks;
          return same === undefined ? 0 : countChoices(same);
        }),
      );
      const isDoubted = counts.some((count) => count > 1);
      if (isDoubted) hidden++;
      if (isOpen) expect(isDoubted).toBe(false);
    }
  }
  expect(openly).toBeGreaterThan(10);
  expect(hidden).toBeGreaterThan(10);
  expect(forced).toBeGreaterThan(openly);
});
