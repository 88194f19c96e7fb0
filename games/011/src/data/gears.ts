export const MACHINES = ['carriage', 'tram', 'monorail', 'airship'] as const;
export const ACTIONS = ['move-clue', 'investigate', 'research', 'compose'] as const;

export type Machine = (typeof MACHINES)[number];
/** A machine that runs between Stations. */
export type Line = Exclude<Machine, 'carriage'>;
export type Action = (typeof ACTIONS)[number];

/** The faces of the three gears, in the order in which they come to the pointer (GEAR-4). */
export const MACHINE_GEAR: readonly Machine[] = [
  'carriage',
  'tram',
  'monorail',
  'airship',
  'tram',
  'monorail',
  'airship',
  'tram',
];

export const MOVEMENT_GEAR: readonly number[] = [2, 1, 3, 1, 2, 3, 1, 2, 2];

export const ACTION_GEAR: readonly Action[] = [
  'move-clue',
  'investigate',
  'research',
  'move-clue',
  'compose',
  'move-clue',
  'research',
];
