import type { Character } from '../../data/characters.ts';
import type { Square } from '../../data/city.ts';
import { facesAfter, machineShown, stepsShown, TEETH } from '../../rules/gears.ts';
import type { View } from '../../table/view.ts';
import { paidSteps } from '../routes.ts';
import type { Mind } from './mind.ts';
import { type EndWorth, NO_WORTH } from './route.ts';

/** What the whole game is worth, in pages: how much a chance to win, given or taken, weighs against gains. */
export const VICTORY = 10;
const LITTLE = 0.05;
/** How much of that lies in where the Possessed, or the Chosen One, is left; and how much in the Gears. */
const IN_THE_WOLF = 0.5;
const IN_THE_CHOSEN = 0.8;
const IN_THE_LAST_TURN = 0.8;
const IN_ANY_TURN = 0.2;

/**
 * What it means where a Character is left: a suspect near the Organ, or the prey near the
 * wolf, helps the player who is ready first.
 */
export function endSquareWorth(mind: Mind, character: Character, teeth: number): EndWorth {
  const { view, suspects, readiness, rivalReadiness, isFenrir } = mind;
  const gain = readiness - rivalReadiness;
  if (Math.abs(gain) < LITTLE) return NO_WORTH;
  const prey = suspects.length > 0 ? 1 / suspects.length : 0;
  if (isFenrir) {
    const possessed = view.own?.characters[0];
    const [chosen] = suspects;
    if (chosen === undefined || possessed === undefined || suspects.length > 1) return NO_WORTH;
    if (character === possessed)
      return (square) =>
        VICTORY * IN_THE_WOLF * readiness * within(view, teeth, square, view.characters[chosen]);
    if (character === chosen)
      return (square) =>
        VICTORY * IN_THE_WOLF * readiness * within(view, teeth, view.characters[possessed], square);
    return NO_WORTH;
  }
  const { organ } = view;
  if (organ === null || !suspects.includes(character)) return NO_WORTH;
  return (square) => VICTORY * IN_THE_CHOSEN * prey * gain * within(view, teeth, square, organ);
}

/**
 * What it means how the Gears are left: the next player to turn them may find the way short. Only the last in order
 * leaves them to the next Hour; before, others turn them on.
 */
export function gearsLeftWorth(
  { view, seat, suspects, readiness, rivalReadiness, isFenrir }: Mind,
  character: Character,
  teeth: number,
): number {
  const { organ } = view;
  const gain = readiness - rivalReadiness;
  if (organ === null || isFenrir || Math.abs(gain) < LITTLE) return 0;
  const isLast = view.order.at(-1) === seat;
  let ways = 0;
  for (const suspect of suspects) {
    if (suspect !== character) ways += within(view, teeth, view.characters[suspect], organ);
  }
  return ((isLast ? IN_THE_LAST_TURN : IN_ANY_TURN) * VICTORY * gain * ways) / Math.max(1, suspects.length);
}

/** In how many of the three ways to turn the gears next the way is short enough. */
function within(view: View, teeth: number, from: Square, to: Square): number {
  const ways = TEETH.filter((next) => {
    const turned = { gears: facesAfter(view, teeth + next) };
    return paidSteps(machineShown(turned), from, to) <= stepsShown(turned);
  });
  return ways.length / TEETH.length;
}
