import type { Bot, Kinds } from '@vigilia/kernel';

/** A bot that thinks for long and can be told that it is time. */
export interface Thinker<K extends Kinds> extends Bot<K> {
  /** Whatever it is thinking about it answers now, with the best so far. */
  stop(): void;
}
