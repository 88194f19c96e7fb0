import type { Choice, Kinds, Seat } from '@vigilia/kernel';

/** A choice that was considered at some point of the tree, and what came of it. */
export interface Branch<K extends Kinds> {
  readonly choice: K['choice'];
  readonly seat: Seat;
  visits: number;
  /** In how many of the worlds that came by it could have been chosen. */
  available: number;
  /** The rewards of the seat that chose, added up. */
  sum: number;
  /** What was considered afterwards, by {@link keyOf}; none before it is needed. */
  twigs: Twigs<K> | null;
}

export type Twigs<K extends Kinds> = Map<string, Branch<K>>;

/**
 * Tells the choices after one branch apart. Chance may ask another seat in another world, and what that seat
 * chooses is not the same choice.
 */
export function keyOf(seat: Seat, choice: Choice): string {
  const words = choice as unknown as Readonly<Record<string, string | number>>;
  let key = `${seat}`;
  for (const name in words) key += ` ${words[name]}`;
  return key;
}

export function branchOf<K extends Kinds>(twigs: Twigs<K>, seat: Seat, choice: K['choice']): Branch<K> {
  const key = keyOf(seat, choice);
  const known = twigs.get(key);
  if (known !== undefined) return known;
  const fresh: Branch<K> = { choice, seat, visits: 0, available: 0, sum: 0, twigs: null };
  twigs.set(key, fresh);
  return fresh;
}
