import { type Chance, drawBelow, shuffled } from '@vigilia/kernel';

export function oneOf<T>(items: readonly T[], chance: Chance, name: string): T {
  return items[drawBelow(chance, `imagined ${name}`, items.length)] as T;
}

/** Sorted first: how the cards truly lie must leave no trace. */
export function shuffledUnseen<T extends string>(items: readonly T[], chance: Chance, name: string): T[] {
  return shuffled(chance, `imagined ${name}`, items.toSorted());
}
