import type { Text } from '@vigilia/kernel';

/** A reason and how much it weighs, in pages of Music. */
export interface Reason {
  readonly text: Text;
  readonly weight: number;
}

export function strongestFirst(reasons: readonly Reason[]): Text[] {
  return reasons.toSorted((one, other) => other.weight - one.weight).map(({ text }) => text);
}
