import type { Ask, Seat } from './game.ts';

/**
 * The question whose answer a table on one device waits for; null where the game is over. The seat that decides is
 * asked first and answers last: bots that may say something before do, and so does a person where a bot decides.
 * People round one screen talk aloud.
 */
export function nextToAnswer(asks: readonly Ask[], isPerson: (seat: Seat) => boolean): Ask | null {
  const [decider, ...others] = asks;
  if (decider === undefined) return null;
  const isPersonDeciding = isPerson(decider.seat);
  return others.find(({ seat }) => isPersonDeciding !== isPerson(seat)) ?? decider;
}
