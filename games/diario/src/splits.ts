import { type Rehearsed, rehearse } from '@vigilia/kernel';
import { combatProposals } from './bots/habits/combat.ts';
import type { Choice } from './choices.ts';
import { game } from './game.ts';
import type { Diario } from './kinds.ts';
import type { View } from './view.ts';

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

/** These choices as far as the rules take them in this order; what does not fit is left out. */
function asFarAsTaken(view: View, wishes: readonly Choice[]): readonly Choice[] {
  let taken: readonly Choice[] = [];
  for (const wish of wishes) {
    const rehearsed = rehearse(game, view, view.leader, [...taken, wish]);
    if (rehearsed?.taken === taken.length + 1) taken = [...taken, wish];
  }
  return taken;
}

/**
 * A plan with one question of it answered anew. While that question still has something to split the plan ends there;
 * once all of it is split, what follows is proposed. `prompt` is the key of the question.
 */
export function planWith(view: View, wishes: readonly Choice[], prompt: string): readonly Choice[] {
  const taken = asFarAsTaken(view, wishes);
  const next = rehearsed(view, taken)?.next ?? null;
  return next === null || next.prompt.key === prompt
    ? taken
    : [...taken, ...combatProposals.proposalAfter(view, taken)];
}

function rehearsed(view: View, plan: readonly Choice[]): Rehearsed<Diario> | null {
  return rehearse(game, view, view.leader, plan);
}
