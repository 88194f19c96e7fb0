import type { Counts, Watch } from '@vigilia/bots';
import type { Kinds } from '@vigilia/kernel';
import type { Translate } from '../texts/translate.ts';

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
