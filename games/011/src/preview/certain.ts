import type { Seat } from '@vigilia/kernel';
import { actionShown, machineShown, stepsShown } from '../rules/gears.ts';
import type { PlayerView, View } from '../table/view.ts';
import type { Certain } from './foreseen.ts';

/** What may be said of a table after the choice. No player knows what the next Event blocks. */
export function certainIn(before: View, after: View, seat: Seat): Certain {
  const { hour, phase, order, auction, turn, gears, characters, clues, organ, slots, used, over } = after;
  const { time, music, clues: held, tiles, powers, spent, out } = after.players[seat] as PlayerView;
  return {
    hour,
    phase,
    order,
    auction,
    turn,
    gears,
    machine: machineShown(after),
    steps: stepsShown(after),
    action: actionShown(after),
    characters,
    clues,
    organ,
    slots,
    used,
    over,
    ...(hour === before.hour ? { blocked: after.blocked } : {}),
    own: { time, music, clues: held, tiles, powers, spent, out },
  };
}
