/** One game of a tournament: a deal, and how far the table was moved on for it. */
export interface Pairing {
  /** Counted from 1. Games of the same deal have the same seed. */
  readonly deal: number;
  /** Counted from 0. */
  readonly rotation: number;
}

/**
 * Every deal once for each rotation, so that its luck falls to everybody: at least as many games as asked for,
 * rounded up to whole deals.
 */
export function pairings(asked: number, rotations: number): Pairing[] {
  const deals = Math.ceil(asked / rotations);
  return Array.from({ length: deals * rotations }, (_, game) => ({
    deal: Math.floor(game / rotations) + 1,
    rotation: game % rotations,
  }));
}

/** Of the games in the order of their pairings, those of the deals that were played in every rotation. */
export function wholeDeals<R>(played: readonly (R | undefined)[], rotations: number): R[] {
  const whole: R[] = [];
  for (let first = 0; first < played.length; first += rotations) {
    const deal = played.slice(first, first + rotations).filter((game) => game !== undefined);
    if (deal.length === rotations) whole.push(...deal);
  }
  return whole;
}
