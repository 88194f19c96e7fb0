import { DICE, type DieColour, dieOf, type Face } from '../../data/dice.ts';
import type { Weapon } from '../../data/goods.ts';
import type { Run } from '../../kinds/kinds.ts';

/** The most wounds a die can show. */
const MOST_WOUNDS: Readonly<Record<DieColour, number>> = { grey: 2, yellow: 3, red: 3 };

/** Rolls the die of a weapon, or of bare hands (RAID-3, FIGHT-4). */
export function rollDie(run: Run, weapon: Weapon | null): Face {
  const faces = DICE[dieOf(weapon)];
  return faces[run.draw('combat-die', faces.length)] as Face;
}

export function woundsOf(face: Face): number {
  return typeof face === 'number' ? face : 0;
}

/** A weapon's own symbol: cancels a raid (RAID-4), kills in a fight (FIGHT-7). */
export function isDecisive(face: Face, weapon: Weapon | null): boolean {
  return face === weapon && (face === 'shotgun' || face === 'hatchet');
}

/** Nothing but a story or a mishap, if anything. */
export function isMiss(face: Face, weapon: Weapon | null): boolean {
  return woundsOf(face) === 0 && !isDecisive(face, weapon);
}

/** Whether no face of this die is surely better: no player would roll again. */
export function isBest(face: Face, weapon: Weapon | null): boolean {
  if (weapon === 'shotgun' || weapon === 'hatchet') return isDecisive(face, weapon);
  return woundsOf(face) === MOST_WOUNDS[dieOf(weapon)];
}
