import type { Kinds, Outcome } from '@vigilia/kernel';
import type { Translate } from '../texts/translate.ts';

/** What a game counts over a series besides how its games ended. */
export interface Statistics<K extends Kinds = Kinds> {
  /** Called with every event, secret ones included. */
  onEvent(event: K['event']): void;
  /** Called at the end of each game. */
  onEnd(state: K['state'], outcome: Outcome): void;
  /** Its part of the summary, as `--json` prints it. */
  report(): object;
  /** The same in words. */
  lines(translate: Translate): string[];
}
