import type { Candidate, Game, Insight, Kinds, Seat } from '@vigilia/kernel';
import type { QuickDraws } from '../quick-draws.ts';
import type { Branch, Twigs } from './branch.ts';
import type { Leaning } from './select.ts';

/** A search under way. */
export interface Tree<K extends Kinds> {
  readonly game: Game<K>;
  readonly insight: Insight<K>;
  /** Who thinks, and about which choices. */
  readonly seat: Seat;
  readonly candidates: readonly Candidate<K>[];
  /** An imagined state that is never played on: how far others have come is measured from it. */
  readonly root: K['state'];
  readonly leaning: Leaning;
  readonly draws: QuickDraws;
  readonly twigs: Twigs<K>;
  /** Of each choice at the root, the rewards of every seat added up. */
  readonly totals: Map<Branch<K>, number[]>;
  /** Choices taken in all worlds together. */
  choices: number;
}
