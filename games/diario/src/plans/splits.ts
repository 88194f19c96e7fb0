import type { Choice } from '../kinds/choices.ts';
import type { View } from '../kinds/view.ts';
import { goOn, placeNow } from './place.ts';
import type { Proposals } from './proposals-by.ts';

/** A part of what is to be split: a choice, how often it is made, and how often it can be made. */
export interface Share {
  readonly choice: Choice;
  readonly count: number;
  readonly most: number;
}

/**
 * The choices that split something this way. A share that is used up comes last: a person or an enemy who falls to it
 * may end what can be rehearsed.
 */
export function choicesOf(shares: readonly Share[]): Choice[] {
  const whole = shares.filter(({ count, most }) => count < most);
  const usedUp = shares.filter(({ count, most }) => count >= most);
  return [...whole, ...usedUp].flatMap(({ choice, count }) => Array.from({ length: count }, () => choice));
}

/**
 * A plan of these choices, as far as the rules take them, with one question of it answered anew. While that question still
 * has something to split the plan ends there; once all of it is split, what follows is proposed. `prompt` is the key of
 * the question.
 */
export function splitPlan(
  view: View,
  { proposalFrom }: Proposals,
  choices: readonly Choice[],
  prompt: string,
): readonly Choice[] {
  const start = placeNow(view);
  if (start === null) return [];
  const { taken, place } = goOn(start, choices);
  const isSplit = place.ask !== null && place.ask.prompt.key !== prompt;
  return isSplit ? [...taken, ...proposalFrom(place)] : taken;
}
