import { isFirearm } from '../../data/dice.ts';
import type { PersonId } from '../../data/people.ts';
import type { Asking, FrameOf, Run } from '../../kinds/kinds.ts';
import { ask } from '../table/ask.ts';
import { amountOf } from '../table/goods.ts';
import { cardOf, personOf, skillOf } from '../table/people.ts';
import { pay } from '../table/shelves.ts';
import { armouryOf } from './current-fight.ts';
import { layDown } from './weapons.ts';

type Then = FrameOf<'shots'>['then'];

const TWICE = 2;

/**
 * A person uses the weapon in hand. The Assault Rifle may fire twice (RAID-4, FIGHT-6), as long as Ammo remains
 * for the firearms of those who come after.
 */
export function useWeapon(run: Run, person: PersonId, after: readonly PersonId[], then: Then): void {
  const table = run.state;
  const { weapon } = personOf(table, person);
  if (!isFirearm(weapon)) return roll(run, person, 1, then);
  const armoury = armouryOf(table);
  // A combat story may have cost the Ammo that was kept for this shot.
  if (amountOf(table[armoury], 'ammo') === 0) {
    layDown(table, armoury, person);
    run.announce({ type: 'bare-handed', person });
    return roll(run, person, 1, then);
  }
  const needed = after.filter((id) => isFirearm(personOf(table, id).weapon)).length;
  const spare = amountOf(table[armoury], 'ammo') - needed;
  if (weapon === 'assault-rifle' && spare >= TWICE) return run.next({ step: 'shots', person, then });
  shoot(run, person, 1, then);
}

export const shots: Asking<'shots', 'shots'> = {
  asks: (table, { person, then }) =>
    ask(
      table,
      then === 'raid-roll' ? 'RAID-4' : 'FIGHT-6',
      'prompt.shots',
      [
        { verb: 'shots', amount: 1 },
        { verb: 'shots', amount: TWICE },
      ],
      { vars: { person } },
    ),
  answer: (run, { person, then }, { amount }) => shoot(run, person, amount, then),
};

function shoot(run: Run, person: PersonId, amount: number, then: Then): void {
  pay(run, armouryOf(run.state), { ammo: amount });
  roll(run, person, amount, then);
}

/** Rerolls are shared by all shots of a round, and of a raid (RAID-3, FIGHT-5). */
function roll(run: Run, person: PersonId, shots: number, then: Then): void {
  const rerolls = then === 'raid-roll' ? rerollsOnGuard(person) : cardOf(person).prowess;
  run.next({ step: then, person, shots, rerolls });
}

/** Prowess, and one more on guard for a sentry's eye (RAID-3). */
export function rerollsOnGuard(person: PersonId): number {
  return cardOf(person).prowess + (skillOf(person, 'sentry') === undefined ? 0 : 1);
}
