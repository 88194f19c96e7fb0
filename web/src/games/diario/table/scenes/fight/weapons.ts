import type { Weapon } from '@vigilia/game-diario';

/** A weapon in the hand at the origin, pointing to the right. */
export const WEAPON_LINES: Readonly<Record<Weapon, string>> = {
  knife: 'M-4 -1.6H4V1.8H-4ZM4 -2.2H15L19 1.2L4 2Z',
  hatchet: 'M-4 8L10 -15L13 -13L-1 10ZM8 -17C15 -24 23 -19 22 -11L12 -11Z',
  pistol: 'M-3 -4H14V1H5L3 9H-3Z',
  shotgun: 'M-20 5L-8 -2H32V1.6H14V4H2L-14 11Z',
  'assault-rifle': 'M-20 4L-9 -3H16L18 -5H20V-2H32V1H13L16 12H9L7 3H2L-1 9H-6L-5 3L-17 9Z',
};

/** Where the flash of a firearm is seen, from the hand. */
export const MUZZLES: Readonly<Partial<Record<Weapon, number>>> = {
  pistol: 15,
  shotgun: 33,
  'assault-rifle': 33,
};

/** Those that take two hands. */
export const IN_TWO_HANDS: readonly Weapon[] = ['shotgun', 'assault-rifle'];
