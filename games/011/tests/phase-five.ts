import type { Direction, Place } from '../src/data/places.ts';
import type { Player } from '../src/table/state.ts';
import { type Position, position, type Scenario } from './scenario.ts';

type Slots = Readonly<Record<Direction, Place | null>>;

export const NO_SLOTS: Slots = { N: null, E: null, S: null, W: null };

/** Last in the order 3, 0, 1, 2. */
export const LAST = 2;

export interface Evening extends Pick<Position, 'seats' | 'table' | 'players'> {
  /** What the last player holds. */
  readonly tiles: readonly string[];
  readonly slots?: Partial<Slots>;
  readonly last?: Partial<Player>;
}

/** Phase 5 alone, with the given tiles in the last player's hand. */
export function phaseFive({
  tiles,
  slots = {},
  last = {},
  table = {},
  players = {},
  ...setting
}: Evening): Scenario {
  return position({
    ...setting,
    table: { phase: 'turns', order: [3, 0, 1, LAST], slots: { ...NO_SLOTS, ...slots }, ...table },
    players: { [LAST]: { tiles: [...tiles], time: 20, clues: 4, ...last }, ...players },
    agenda: [{ step: 'location' }],
  });
}
