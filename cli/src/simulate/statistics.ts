import type { Kinds, Outcome } from '@vigilia/kernel';
import type { Translate } from '../texts/translate.ts';

/** What a game counts over a series, beyond how its games ended. */
export interface Statistics<K extends Kinds = Kinds> {
  /** Hears everything that was told, secrets included: nobody plays here. */
  onEvent(event: K['event']): void;
  /** A game is over. */
  onEnd(state: K['state'], outcome: Outcome): void;
  /** Its part of the summary, as `--json` prints it. */
  report(): object;
  /** The same in words. */
  lines(translate: Translate): string[];
}
