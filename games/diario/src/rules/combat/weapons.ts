import { isFirearm } from '../../data/dice.ts';
import { WEAPONS, type Weapon } from '../../data/goods.ts';
import type { PersonId } from '../../data/people.ts';
import type { Run } from '../../kinds/kinds.ts';
import type { Table } from '../../state/state.ts';
import { amountOf, minus, plus } from '../table/goods.ts';
import { personOf, replacePerson } from '../table/people.ts';
import { fighters } from './current-fight.ts';

/** Where weapons and Ammo come from: Storage at home, the Findings pile out of doors. */
export type Armoury = 'storage' | 'pile';

/** Weapons that can be taken now. A firearm wants Ammo beyond what those in hand need (RAID-4, FIGHT-6). */
export function weaponsToTake(table: Table, armoury: Armoury): Weapon[] {
  const goods = table[armoury];
  const hasAmmo = hasAmmoToSpare(table, armoury);
  return WEAPONS.filter((weapon) => amountOf(goods, weapon) > 0 && (hasAmmo || !isFirearm(weapon)));
}

export function hasAmmoToSpare(table: Table, armoury: Armoury): boolean {
  return amountOf(table[armoury], 'ammo') > firearmsInHand(table);
}

/** Firearms that may still be fired: not that of one who has stepped back from the fight (FIGHT-8). */
export function firearmsInHand(table: Table): number {
  const people = table.fight === null ? table.people : fighters(table);
  let firearms = 0;
  for (const { weapon } of people) if (isFirearm(weapon)) firearms++;
  return firearms;
}

export function takeWeapon(run: Run, armoury: Armoury, person: PersonId, weapon: Weapon): void {
  const table = run.state;
  table[armoury] = minus(table[armoury], { [weapon]: 1 });
  replacePerson(table, person, { weapon });
  run.announce({ type: 'armed', person, weapon });
}

/** The weapon in hand is lost: it goes back to the box (FIGHT-8, SET-10). */
export function loseWeapon(run: Run, person: PersonId): void {
  const table = run.state;
  const { weapon } = personOf(table, person);
  if (weapon === null) return;
  table.box = plus(table.box, { [weapon]: 1 });
  replacePerson(table, person, { weapon: null });
  run.announce({ type: 'disarmed', person, weapon });
}

/** Back to where it came from. */
export function layDown(table: Table, armoury: Armoury, person: PersonId): void {
  const { weapon } = personOf(table, person);
  if (weapon === null) return;
  table[armoury] = plus(table[armoury], { [weapon]: 1 });
  replacePerson(table, person, { weapon: null });
}

export function layDownAll(table: Table, armoury: Armoury): void {
  for (const { id } of table.people) layDown(table, armoury, id);
}
