import type { Ask, Seat } from '@vigilia/kernel';

/**
 * Whose answer is waited for. Whoever decides is asked first and answers last: bots that may say something before do,
 * and so does a person where a bot decides. People round one screen talk aloud.
 */
export function nextToAnswer(asks: readonly Ask[], isPerson: (seat: Seat) => boolean): Ask | null {
  const [decider, ...others] = asks;
  if (decider === undefined) return null;
  const isPersonDeciding = isPerson(decider.seat);
  return others.find(({ seat }) => isPersonDeciding !== isPerson(seat)) ?? decider;
}
