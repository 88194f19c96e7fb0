import type { Ask, Kinds } from '../engine/game.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { Text } from '../texts/text.ts';

/**
 * Orders that a player leaves behind for questions to come, one short line of text each (`up to 7 then pass`). Implement
 * them if a game has decisions that players make ahead, such as bids. An order must follow from what its seat sees,
 * like the choice of a bot; no other seat is shown it, nor that there is one.
 */
export interface Orders<K extends Kinds> {
  /** The order in the form in which it is kept; a refusal if the line is no order. */
  read(line: string, view: K['view']): string | Refusal;
  /** How the order reads to its owner. */
  describe(order: string): Text;
  /**
   * What the order answers: a choice that the question offers, `wake` if it leaves this decision to its owner, or null
   * if it does not concern this question. The rules refuse a choice that is not offered, and the question stays open.
   */
  follow(order: string, view: K['view'], ask: Ask<K['choice']>): K['choice'] | 'wake' | null;
  /** Whether the order has nothing left to do; the server then drops it. Throws at what `read` has not written. */
  isDone(order: string, view: K['view']): boolean;
}
