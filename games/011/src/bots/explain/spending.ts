import type { Text } from '@vigilia/kernel';
import type { Action } from '../../data/gears.ts';
import { actionEffect } from '../../effects/actions.ts';
import { MOST_MUSIC } from '../../rules/treasury.ts';
import { message } from '../../texts/message.ts';
import type { Mind } from '../detective/mind.ts';
import { gains } from './gains.ts';
import { strongestFirst } from './reason.ts';

/** Spends Clues on an action; those beyond what can take effect are lost (ACT-9). */
export function spendTexts(mind: Mind, action: Action, amount: number): Text[] {
  const { clues } = mind.self;
  const [gained, ...why] = strongestFirst(gains(mind, [actionEffect(action, amount)]));
  const lost = Math.min(amount, Math.max(0, 1 + amount - room(mind, action)));
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

/** How much of an action can take effect at all. */
function room({ self, view }: Mind, action: Action): number {
  if (action === 'compose') return MOST_MUSIC - self.music;
  return action === 'research' ? view.stack : Number.POSITIVE_INFINITY;
}
