import { everyChoice } from '@vigilia/kernel';
import type { Choice } from '../../../src/choices.ts';
import { winningTurn } from '../../../src/solver/winning-turn.ts';
import type { Question } from './good.ts';
import { meansOfTurn } from './next-turn.ts';

/**
 * The first in order turns the Gears as they stand and finds every Character where it is (TURN-1); Clues placed before
 * only add to what lies on the map. So a turn that wins now still wins from position I, if the bid leaves Time for it.
 */
export function goodBids({ ask, view }: Question): Choice[] | null {
  const means = meansOfTurn(view);
  if (means === null || (means.as === 'hero' && means.organ === null) || winningTurn(means) === null)
    return null;
  return everyChoice(ask).filter(
    (choice) =>
      choice.verb === 'bid' &&
      choice.position === 1 &&
      winningTurn({ ...means, time: means.time - choice.amount }) !== null,
  );
}
