import { type Ask, everyChoice } from '@vigilia/kernel';
import type { Weapon } from '../../data/goods.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { expected, faceWorth, strengthOf, weaponsIn } from '../../knowledge/combat/weapons.ts';
import { present } from '../../rules/table/people.ts';
import { among, best } from '../lists.ts';

/** The weapon that goes out next: every second of the best, one a scavenger, the rest stays for the guards. */
export function currentWeapon(view: View): Weapon | undefined {
  const inHand = weaponsIn(view.pile).length;
  if (inHand >= present(view, 'out').length) return undefined;
  const atHome = weaponsIn(view.storage);
  return atHome.length > inHand ? atHome[inHand === 0 ? 0 : 1] : undefined;
}

/** The weapon that does most in these hands. */
export function arm(_view: View, { choices }: Ask<Choice>): Choice | undefined {
  return best(among(choices, 'arm', 'unarmed'), (choice) =>
    strengthOf(choice.person, choice.verb === 'arm' ? choice.weapon : null),
  );
}

export function shoot(_view: View, { choices }: Ask<Choice>): Choice | undefined {
  return best(among(choices, 'shots'), ({ amount }) => amount);
}

/** Again while the shots still to roll are likely to bring more with one reroll fewer. */
export function reroll(view: View, { choices }: Ask<Choice>): Choice | undefined {
  const { roll } = view;
  if (roll === null) return undefined;
  const weapon = view.people.find(({ id }) => id === roll.person)?.weapon ?? null;
  const kept = faceWorth(roll.face, weapon) + expected(weapon, roll.rerolls, roll.shots);
  const verb = kept < expected(weapon, roll.rerolls - 1, roll.shots + 1) ? 'reroll' : 'keep';
  return choices.find((choice) => choice.verb === verb);
}

/** Wounds first, then goods: as little as can be against Damage. */
export function shield(_view: View, ask: Ask<Choice>): Choice | undefined {
  return everyChoice(ask)[0];
}

/** Residents can be kept away from, raids come every night. */
export function wave(_view: View, ask: Ask<Choice>): Choice | undefined {
  return everyChoice(ask)[0];
}
