import type { Ask, Delivered, Kinds, Outcome } from '@vigilia/kernel';
import type { Counts } from './counts.ts';

/** What a seat saw and was asked, what it chose, and what came of it. */
export interface Decision<K extends Kinds> {
  readonly view: K['view'];
  readonly ask: Ask<K['choice']>;
  readonly choice: K['choice'];
  readonly delivered: readonly Delivered<K['event']>[];
  /** After the choice. */
  readonly state: K['state'];
}

/** What a game counts of one playing, beyond who won: this package knows no game. */
export interface Watch<K extends Kinds = Kinds> {
  hear(decision: Decision<K>): void;
  /** The game is over: what was counted of each seat, and of the whole table. */
  end(state: K['state'], outcome: Outcome): { readonly seats: readonly Counts[]; readonly table: Counts };
}
