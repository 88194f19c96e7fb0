import { OBJECTIVES } from '../../data/cards/objectives.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { weigh } from '../worth/weigh.ts';
import { lossOfAll } from '../worth/worth.ts';

/** An Objective is paid if its reward, and the penalty it spares, are worth it (MORN-2). */
export function delivery(view: View, choices: readonly Choice[]): Choice | undefined {
  const deliver = choices.find(({ verb }) => verb === 'deliver');
  if (deliver === undefined || view.objective === null) return undefined;
  const { cost, reward, penalty } = OBJECTIVES[view.objective.id];
  const gained = weigh(view, reward, 'home') - weigh(view, penalty, 'home');
  return gained > lossOfAll(view, cost) ? deliver : undefined;
}
