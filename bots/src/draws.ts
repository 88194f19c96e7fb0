import { type Chance, drawBelow, namedSeed, type Seat } from '@vigilia/kernel';
import type { Draw } from './bot.ts';

/**
 * The draws a bot may make for one choice. They hang on the table's name, the seat and how many answers were
 * taken: a game that is put away and taken up again goes on as if it never had been, and no draw of the game
 * itself is touched.
 */
export function drawsFor(table: string, seat: Seat, answered: number): Draw {
  const chance: Chance = { seed: namedSeed(`bots of ${table}`), drawn: {} };
  return (sides) => drawBelow(chance, `seat ${seat}, answer ${answered}`, sides);
}
