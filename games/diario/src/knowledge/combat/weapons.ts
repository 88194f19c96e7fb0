import { DICE, dieOf, type Face } from '../../data/dice.ts';
import { FIREARMS, type Goods, MELEE, type Weapon } from '../../data/goods.ts';
import { PEOPLE, type PersonId } from '../../data/people.ts';
import { isDecisive, woundsOf } from '../../rules/combat/dice.ts';
import { amountOf } from '../../rules/table/goods.ts';
import type { Person } from '../../state/state.ts';

/** A weapon's own symbol ends a raid or a life. */
const DECISIVE = 4;

export function faceWorth(face: Face, weapon: Weapon | null): number {
  return isDecisive(face, weapon) ? DECISIVE : woundsOf(face);
}

const EXPECTED = new Map<string, number>();

/** What this many shots bring on average when they share these rerolls and use them well (RAID-3, FIGHT-5). */
export function expected(weapon: Weapon | null, rerolls: number, shots = 1): number {
  if (shots === 0) return 0;
  const key = `${weapon} ${rerolls} ${shots}`;
  const known = EXPECTED.get(key);
  if (known !== undefined) return known;
  const least = rerolls > 0 ? expected(weapon, rerolls - 1, shots) : 0;
  const later = expected(weapon, rerolls, shots - 1);
  const faces = DICE[dieOf(weapon)];
  let sum = 0;
  for (const face of faces) sum += Math.max(least, faceWorth(face, weapon) + later);
  EXPECTED.set(key, sum / faces.length);
  return sum / faces.length;
}

/** What a person does with a weapon, on average. */
export function strengthOf(id: PersonId, weapon: Weapon | null): number {
  return expected(weapon, PEOPLE[id].prowess);
}

/** Best first, firearms as far as there is Ammo. */
export function weaponsIn(goods: Goods): Weapon[] {
  const weapons: Weapon[] = [];
  let ammo = amountOf(goods, 'ammo');
  for (const weapon of [...FIREARMS, ...MELEE]) {
    for (let count = amountOf(goods, weapon); count > 0; count--) {
      const shoots = FIREARMS.some((firearm) => firearm === weapon);
      if (shoots && ammo === 0) break;
      if (shoots) ammo--;
      weapons.push(weapon);
    }
  }
  return weapons.toSorted((one, other) => expected(other, 1) - expected(one, 1));
}

/** What these people strike a round, with the best of these weapons in hand. */
export function strengthOfAll(people: readonly Person[], goods: Goods): number {
  const weapons = weaponsIn(goods);
  let strength = 0;
  for (const [index, { id, weapon }] of people.entries())
    strength += strengthOf(id, weapon ?? weapons[index] ?? null);
  return strength;
}
