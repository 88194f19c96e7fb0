import type { View } from '@vigilia/game-011';

/** Pieces on the map, the Hour, its phase and whose turn it is: what a bid or some Time does not change. */
export function redrawKey({ hour, phase, turn, characters, clues, organ, slots, gears }: View): string {
  return JSON.stringify([hour, phase, turn?.seat, characters, clues, organ, slots, gears]);
}
