import type { Text } from '@vigilia/kernel';
import type { Action } from '../../data/gears.ts';
import { actionEffect } from '../../effects/actions.ts';
import type { Effect } from '../../data/effect.ts';
import { musicGained } from '../../rules/treasury.ts';
import { message } from '../../texts/message.ts';
import type { Mind } from '../detective/mind.ts';
import { gains } from './gains.ts';
import { strongestFirst } from './reason.ts';

/** Spends Clues on an action; those beyond what can take effect are lost (ACT-9). */
export function spendTexts(mind: Mind, action: Action, amount: number): Text[] {
  const { clues } = mind.self;
  const [gained, ...why] = strongestFirst(gains(mind, [actionEffect(action, amount)]));
  const lost = Math.min(amount, lostOf(mind, actionEffect(action, amount)));
  const left = clues - amount;
  return [
    ...(lost > 0 ? [message('reason.clues-wasted', { count: lost })] : []),
    ...(gained === undefined ? [] : [gained]),
    amount === 0
      ? message('reason.keeps-clues', { count: clues })
      : message('reason.costs-clues', { amount, count: left }),
    ...why,
  ];
}

/** How much of an effect is lost to a ceiling, or for want of tiles (MUSIC-1, ACT-8). */
function lostOf({ self, view }: Mind, effect: Effect): number {
  if (effect.kind === 'music') return effect.amount - musicGained(self, effect.amount);
  return effect.kind === 'draw' ? Math.max(0, effect.tiles - view.stack) : 0;
}
