import type { Seat } from '@vigilia/kernel';
import type { Deed } from '../table.ts';

/** A moment one may ask to go back to: before a deed. */
export interface WayBack {
  readonly deed: Deed;
  /** How many answers stood then. */
  readonly backTo: number;
}

/** The latest decisions of a seat, the latest first. */
export function waysBack(deeds: readonly Deed[], seat: Seat, most: number): WayBack[] {
  const ways: WayBack[] = [];
  for (let index = deeds.length - 1; index > 0 && ways.length < most; index--) {
    const [before, deed] = [deeds[index - 1], deeds[index]];
    if (before !== undefined && deed?.by === seat && deed.events.length > 0)
      ways.push({ deed, backTo: before.answers });
  }
  return ways;
}

/** The first deed that goes when only so many answers stand. */
export function firstUndone(deeds: readonly Deed[], backTo: number): Deed | null {
  return deeds.find(({ answers }) => answers > backTo) ?? null;
}
