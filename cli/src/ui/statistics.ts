import type { Counts, Watch } from '@vigilia/bots';
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

/** What a game counts in a tournament, and its words for the counts. */
export interface TournamentStatistics<K extends Kinds = Kinds> {
  /** Watches one game from its beginning. */
  begin(seats: number): Watch<K>;
  /** What was counted of a bot that played this many seats, as `--json` prints it, and in words. */
  ofBot(counts: Counts, games: number): object;
  linesOfBot(counts: Counts, games: number, translate: Translate): string[];
  /** What was counted of all tables. */
  ofTable(counts: Counts): object;
  linesOfTable(counts: Counts, translate: Translate): string[];
}
