import type { Ask, Kinds } from './game.ts';
import type { Refusal } from './refusal.ts';
import type { Text } from './text.ts';

/**
 * Orders that a player leaves behind for questions to come, one short line of text each (`up to 7 then pass`). They
 * follow from what the player's seat sees, like the choices of a bot, and are shown to nobody else.
 */
export interface Orders<K extends Kinds> {
  /** Writes an order the way it is kept, or says why it is none. */
  read(line: string, view: K['view']): string | Refusal;
  /** How the order reads to its owner. */
  describe(order: string): Text;
  /**
   * What the order answers: a choice, `wake` where it says to leave this decision to its owner, or null where it has
   * nothing to do with this question.
   */
  follow(order: string, view: K['view'], ask: Ask<K['choice']>): K['choice'] | 'wake' | null;
  /** Whether it has done all that it was left for. */
  isDone(order: string, view: K['view']): boolean;
}
