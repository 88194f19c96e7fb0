import type { ReadonlySignal } from '@preact/signals';
import type { Messages } from '@vigilia/kernel';

/**
 * Words that are too many to be loaded with a game: the stories of a book. A game that has some gives the page what it
 * has of them at any moment, in the language of the page, and says of a message that is not there whether it is one of
 * them. The page shows an ellipsis until they come. Closing it ends what it started to fetch them.
 */
export interface LateWords {
  readonly messages: ReadonlySignal<Messages>;
  /** Whether words of what has happened are on their way. What is read aloud waits for them. */
  readonly isWaiting: ReadonlySignal<boolean>;
  isLate(key: string): boolean;
  close(): void;
}
