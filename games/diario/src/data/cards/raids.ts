/** A Night Raid (RAID-2): what it takes and whom it hurts. */
export interface RaidCard {
  readonly red: boolean;
  readonly damage: number;
  readonly wounds: number;
  /** Which goods go first: the most valuable, food, resources, or as the Leader names them. */
  readonly takes: 'valuable' | 'food' | 'resources' | 'leader';
}

export const RAID_IDS = [
  'quiet-night',
  'looters',
  'hungry-neighbours',
  'firewood-thieves',
  'street-boys',
  'drunken-men',
  'requisition',
  'armed-gang',
  'fire-raisers',
  'raiding-party',
] as const;
export type RaidId = (typeof RAID_IDS)[number];

export const RAIDS: Readonly<Record<RaidId, RaidCard>> = {
  'quiet-night': { red: false, damage: 0, wounds: 0, takes: 'leader' },
  looters: { red: false, damage: 6, wounds: 2, takes: 'valuable' },
  'hungry-neighbours': { red: false, damage: 6, wounds: 3, takes: 'food' },
  'firewood-thieves': { red: false, damage: 7, wounds: 2, takes: 'resources' },
  'street-boys': { red: false, damage: 5, wounds: 3, takes: 'leader' },
  'drunken-men': { red: false, damage: 5, wounds: 4, takes: 'leader' },
  requisition: { red: true, damage: 11, wounds: 4, takes: 'food' },
  'armed-gang': { red: true, damage: 9, wounds: 5, takes: 'valuable' },
  'fire-raisers': { red: true, damage: 10, wounds: 5, takes: 'resources' },
  'raiding-party': { red: true, damage: 12, wounds: 6, takes: 'valuable' },
};
