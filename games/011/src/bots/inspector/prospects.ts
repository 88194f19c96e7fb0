import { activeSeats } from '../../rules/players.ts';
import type { Table } from '../../state.ts';
import { featuresOf } from './features.ts';

/** How each feature speaks for a seat, fitted to games between Detectives. */
const WEIGHTS = [
  -0.078, 0.203, -0.531, -0.048, 0.734, -0.004, 0.636, -1.542, -0.027, 0.312, 0, -1.274, 0.231, -0.518,
];
/** How Ragnarok weighs against them all at Hour VI, and how much more with every five Hours. */
const RAGNAROK = -1.294;
const RAGNAROK_LATER = 3.555;

/** Every seat's chance to win: what speaks for each, against all the others and the end of the world. */
export function prospects(table: Table): number[] {
  const weights: number[] = table.players.map(() => 0);
  let sum = Math.exp(RAGNAROK + (RAGNAROK_LATER * (table.hour - 6)) / 5);
  for (const seat of activeSeats(table)) {
    let score = 0;
    for (const [index, feature] of featuresOf(table, seat).entries())
      score += feature * (WEIGHTS[index] ?? 0);
    weights[seat] = Math.exp(score);
    sum += weights[seat] ?? 0;
  }
  return weights.map((weight) => weight / sum);
}
