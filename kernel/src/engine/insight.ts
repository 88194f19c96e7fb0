import type { Text } from '../texts/text.ts';
import type { Draw } from './bot.ts';
import type { Ask, Kinds } from './game.ts';

/** A choice worth a thought, and how good it looks before anything was tried. */
export interface Candidate<K extends Kinds> {
  readonly choice: K['choice'];
  /** From 0 to 1, like a chance to win; compares with the other candidates of the same question. */
  readonly promise: number;
}

/**
 * What a game tells a search that knows no game. Implement it to give a game the searching bots; without it a game has only
 * bots of its own. The states it is shown are imagined ones, and its answers must rest on what the asked seat knows there:
 * an insight that reads the rest of the state makes a search that plays with open cards.
 */
export interface Insight<K extends Kinds> {
  /**
   * The choices worth a search, the best first, at least one; the search never tries the others. `depth` counts the
   * choices between the decision and this question: a deep question may be answered with less care.
   */
  candidates(state: K['state'], ask: Ask<K['choice']>, depth: number): readonly Candidate<K>[];
  /** A quick and plausible choice, with which the search plays on beyond its tree. It is called most often. */
  habit(state: K['state'], ask: Ask<K['choice']>, draw: Draw): K['choice'];
  /** Whether a game imagined from `root` has been played on far enough to be judged as it stands. */
  isFarFrom(root: K['state'], state: K['state']): boolean;
  /** Every seat's chance to win, each from 0 to 1, of a game that is not over. */
  prospects(state: K['state']): readonly number[];
  /** The reasons for a choice, for a hint. `worth` is how often it won in the search, from 0 to 1. */
  explain?(view: K['view'], ask: Ask<K['choice']>, choice: K['choice'], worth: number): readonly Text[];
}
