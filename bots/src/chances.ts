import { type Chance, type Draw, drawBelow, namedSeed, type Seat } from '@vigilia/kernel';

/** How many words 32 bits can tell: one draw among them decides all that a thought rests on. */
export const WORDS = 2 ** 32;

/** A chance for every table to be imagined, by its number; the same again from the same draw. */
export function chancesFrom(draw: Draw): (number: number) => Chance {
  const word = draw(WORDS);
  return (number) => ({ seed: namedSeed(`${word} ${number}`), drawn: {} });
}

/** The first of the eight words of a seed. */
export function wordOf({ seed }: Chance): number {
  return Number.parseInt(seed.slice(0, 8), 16);
}

/**
 * The draws a bot may make for one choice. They hang on the table's seed, the seat and how many answers were
 * taken: a game that is put away and taken up again goes on as if it never had been. No game draws for such a
 * purpose, so that its own draws are not touched.
 */
export function drawsFor(seed: string, seat: Seat, answered: number): Draw {
  const chance: Chance = { seed, drawn: {} };
  return (sides) => drawBelow(chance, `bot at ${seat} after ${answered}`, sides);
}
