import type { Ask } from '@vigilia/kernel';
import type { DieColour } from '../../data/dice.ts';
import type { PersonId } from '../../data/people.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { among, best } from '../lists.ts';
import { harmOfFighting, harmOfFleeing, harmOfKilling, sideNow } from '../worth/battle.ts';
import { worthOfFate } from '../worth/story.ts';
import { lossOfFleeing } from '../worth/weigh.ts';

/** From a Hideout first; otherwise whichever hurts less. */
export function stance(view: View, { choices }: Ask<Choice>): Choice | undefined {
  const { fight } = view;
  if (fight === null) return undefined;
  const { where, cameFor, enemies, thugs } = fight;
  const side = sideNow(enemies);
  const fled = harmOfFleeing(view, side, where, lossOfFleeing(view, where, cameFor));
  const fought = harmOfFighting(view, side, where) + harmOfKilling(view, enemies.length, { thugs, where });
  return best(choices, ({ verb }) => {
    if (verb === 'backstab') return 1;
    return verb === 'flee' ? -fled : -fought;
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

/** Fate is trusted where its stories are worth more than a miss: those of our own die, of a guard's, or of an enemy's. */
export function story(view: View, { choices, prompt }: Ask<Choice>): Choice | undefined {
  const { person = null, enemy = null, die } = prompt.vars;
  const by = enemy !== null ? 'theirs' : view.fight === null ? 'guard' : 'ours';
  const face = {
    die: die as DieColour,
    by,
    person: person as PersonId | null,
    enemy: enemy as number | null,
  } as const;
  const verb = worthOfFate(view, face) > 0 ? 'fate' : 'miss';
  return choices.find((choice) => choice.verb === verb);
}
