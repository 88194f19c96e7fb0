import { type Chance, type Draw, drawBelow, type Seat } from '@vigilia/kernel';

/**
 * The draws a bot may make for one choice. They hang on the table's seed, the seat and how many answers were
 * taken: a game that is put away and taken up again goes on as if it never had been. No game draws for such a
 * purpose, so that its own draws are not touched.
 */
export function drawsFor(seed: string, seat: Seat, answered: number): Draw {
  const chance: Chance = { seed, drawn: {} };
  return (sides) => drawBelow(chance, `bot at ${seat} after ${answered}`, sides);
}
