import { type Chance, type Draw, namedSeed } from '@vigilia/kernel';

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
