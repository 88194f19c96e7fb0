import type { Good, Weapon } from './goods.ts';

/** What a face of a combat die shows: wounds by their number, or a symbol. */
export type Face = 0 | 1 | 2 | 3 | 'hatchet' | 'shotgun' | 'out-of-ammo' | 'story';

export const DIE_COLOURS = ['grey', 'yellow', 'red'] as const;
export type DieColour = (typeof DIE_COLOURS)[number];

/** The combat dice (FIGHT-11). */
export const DICE: Readonly<Record<DieColour, readonly Face[]>> = {
  grey: [0, 0, 1, 1, 2, 'story'],
  yellow: [0, 1, 2, 3, 'hatchet', 'story'],
  red: [2, 2, 3, 'shotgun', 'out-of-ammo', 'story'],
};

/** The die of a weapon, or of bare hands (RAID-3). */
export function dieOf(weapon: Weapon | null): DieColour {
  if (weapon === null) return 'grey';
  return weapon === 'hatchet' || weapon === 'knife' ? 'yellow' : 'red';
}

export function isFirearm(weapon: Good | null): boolean {
  return weapon === 'pistol' || weapon === 'shotgun' || weapon === 'assault-rifle';
}
