import type { Ask } from '@vigilia/kernel';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { among, best } from '../lists.ts';
import { harmOfFighting, harmOfFleeing, sideNow } from '../worth/battle.ts';
import { lossOfFleeing } from '../worth/weigh.ts';

/** From a Hideout first; otherwise whichever hurts less. */
export function stance(view: View, { choices }: Ask<Choice>): Choice | undefined {
  const { fight } = view;
  if (fight === null) return undefined;
  const { where, cameFor } = fight;
  const side = sideNow(fight.enemies);
  const fled = harmOfFleeing(view, side, where, lossOfFleeing(view, where, cameFor));
  return best(choices, ({ verb }) => {
    if (verb === 'backstab') return 1;
    return verb === 'flee' ? -fled : -harmOfFighting(view, side, where);
  });
}

/** The enemy nearest to falling, the most dangerous of them. */
export function strike(view: View, { choices }: Ask<Choice>): Choice | undefined {
  const enemies = view.fight?.enemies ?? [];
  return best(among(choices, 'hit', 'kill'), ({ verb, enemy: number }) => {
    const enemy = enemies.find((each) => each.number === number);
    if (enemy === undefined) return 0;
    const danger = sideNow([enemy]).strength;
    return verb === 'kill' ? danger - enemy.wounds : danger + 2 * enemy.wounds;
  });
}

/** A story of ours may turn out well, one of theirs had better not be read. */
export function ownStory(_view: View, { choices }: Ask<Choice>): Choice | undefined {
  return choices.find(({ verb }) => verb === 'fate');
}

export function enemyStory(_view: View, { choices }: Ask<Choice>): Choice | undefined {
  return choices.find(({ verb }) => verb === 'miss');
}
