import type { Ask, Seat } from './game.ts';

/**
 * The question whose answer a table on one device waits for; null if the game is over. The seat that decides is
 * asked first and answers last: bots that may say something before do, if `isSpokenOn` this decision, and so does a
 * person if a bot decides. People round one screen talk aloud.
 */
export function nextToAnswer(
  asks: readonly Ask[],
  isPerson: (seat: Seat) => boolean,
  isSpokenOn: (decision: Ask) => boolean = () => true,
): Ask | null {
  const [decider, ...others] = asks;
  if (decider === undefined) return null;
  const isPersonDeciding = isPerson(decider.seat);
  if (isPersonDeciding && !isSpokenOn(decider)) return decider;
  return others.find(({ seat }) => isPersonDeciding !== isPerson(seat)) ?? decider;
}

/** The next of these people clockwise from a seat, who decides in its place; null if there is none. */
export function nextPerson(people: readonly Seat[], seat: Seat): Seat | null {
  const others = people.filter((person) => person !== seat).sort((one, other) => one - other);
  return others.find((person) => person > seat) ?? others[0] ?? null;
}
