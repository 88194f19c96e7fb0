import type { Draw } from './bot.ts';
import type { Ask, Kinds } from './game.ts';
import type { Text } from './text.ts';

/** A choice worth a thought, and how good it looks before anything was tried. */
export interface Candidate<K extends Kinds> {
  readonly choice: K['choice'];
  /** From 0 to 1, like a chance to win; compares with the other candidates of the same question. */
  readonly promise: number;
}

/**
 * What a game tells a search that knows no game. The states it is shown are imagined ones. What it says about a
 * question rests on what the seat asked knows there, never on the rest of the state.
 */
export interface Insight<K extends Kinds> {
  /**
   * What is worth a thought, the best first, at least one; the rest is never tried. `depth` choices lie between
   * what is to be decided and this question: far ahead it may be answered at a glance.
   */
  candidates(state: K['state'], ask: Ask<K['choice']>, depth: number): readonly Candidate<K>[];
  /** What somebody does without much thought: how a game is played on beyond what was searched. */
  habit(state: K['state'], ask: Ask<K['choice']>, draw: Draw): K['choice'];
  /** Whether a game imagined from `root` has been played on far enough to be judged as it stands. */
  isFarFrom(root: K['state'], state: K['state']): boolean;
  /** Every seat's chance to win, each from 0 to 1, of a game that is not over. */
  prospects(state: K['state']): readonly number[];
  /** Why a choice is good that wins so often, from 0 to 1, for who asks for a hint. */
  explain?(view: K['view'], ask: Ask<K['choice']>, choice: K['choice'], worth: number): readonly Text[];
}
