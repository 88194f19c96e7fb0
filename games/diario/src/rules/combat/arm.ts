import type { Ask, Refusal } from '@vigilia/kernel';
import { isFirearm } from '../../data/dice.ts';
import type { PersonId } from '../../data/people.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { Asking, ChoiceOf, Run } from '../../kinds/kinds.ts';
import type { Table } from '../../state/state.ts';
import { ask, refuse } from '../table/ask.ts';
import { amountOf } from '../table/goods.ts';
import { armouryOf } from './current-fight.ts';
import { type Armoury, hasAmmoToSpare, takeWeapon, weaponsToTake } from './weapons.ts';

type Arms = ChoiceOf<'arm' | 'unarmed'>;

/** One weapon each for those on guard, from Storage (RAID-1). */
export const armGuard: Asking<'arm-guard', 'arm' | 'unarmed'> = {
  asks: (table, { left }) => askForWeapon(table, 'RAID-1', 'storage', left),
  answer(run, { left }, choice) {
    arm(run, 'storage', choice);
    run.next({ step: 'arm-guard', left: left.slice(1) });
  },
  why: (table, { left }, choice) => whyNot(table, 'RAID-1', 'RAID-4', 'storage', left, choice),
};

/** One weapon each for those who fight, from what lies at hand (FIGHT-2). */
export const armFighter: Asking<'arm-fighter', 'arm' | 'unarmed'> = {
  asks: (table, { left }) => askForWeapon(table, 'FIGHT-2', armouryOf(table), left),
  answer(run, { left }, choice) {
    arm(run, armouryOf(run.state), choice);
    run.next({ step: 'arm-fighter', left: left.slice(1) });
  },
  why: (table, { left }, choice) => whyNot(table, 'FIGHT-2', 'FIGHT-6', armouryOf(table), left, choice),
};

function askForWeapon(
  table: Table,
  clause: 'RAID-1' | 'FIGHT-2',
  armoury: Armoury,
  [person]: readonly PersonId[],
): Ask<Choice> | null {
  if (person === undefined) return null;
  const weapons = weaponsToTake(table, armoury);
  if (weapons.length === 0) return null;
  const choices: Choice[] = weapons.map((weapon) => ({ verb: 'arm', person, weapon }));
  return ask(table, clause, 'prompt.arm', [...choices, { verb: 'unarmed', person }], { vars: { person } });
}

function arm(run: Run, armoury: Armoury, choice: Arms): void {
  if (choice.verb === 'arm') takeWeapon(run, armoury, choice.person, choice.weapon);
  else run.announce({ type: 'bare-handed', person: choice.person });
}

function whyNot(
  table: Table,
  clause: 'RAID-1' | 'FIGHT-2',
  ammoClause: 'RAID-4' | 'FIGHT-6',
  armoury: Armoury,
  [person]: readonly PersonId[],
  choice: Choice,
): Refusal | null {
  if (choice.verb !== 'arm' || choice.person !== person) return null;
  const { weapon } = choice;
  if (amountOf(table[armoury], weapon) === 0) return refuse(clause, 'refusal.no-such-weapon', { weapon });
  if (isFirearm(weapon) && !hasAmmoToSpare(table, armoury))
    return refuse(ammoClause, 'refusal.no-ammo', { weapon });
  return null;
}
