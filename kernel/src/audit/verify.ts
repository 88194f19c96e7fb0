import type { Game } from '../engine/game.ts';
import type { AbandonedDeal } from '../record/record.ts';
import { text } from '../texts/text.ts';
import { Auditor } from './auditor.ts';
import type { Compared } from './compare-header.ts';
import type { EarlierGames } from './earlier.ts';
import type { Wrong } from './recompute.ts';
import type { Remembered } from './remembered.ts';

/** The first line that is not as it should be. */
export interface Fault {
  /** Counted from 1; one past the last if the file ends too soon. */
  readonly line: number;
  /** The game of the file it belongs to, counted from 1. */
  readonly game: number;
  /** Which game that is, as its header says. */
  readonly id: string;
  /** The `n` it should bear; null for a header. */
  readonly n: number | null;
  readonly wrong: Wrong;
}

export interface Verdict {
  readonly games: number;
  readonly choices: number;
  /** What became of the games of earlier rules; null if there are none. */
  readonly earlier: EarlierGames | null;
  /** What of a client's note could be compared and is as recorded. */
  readonly compared: readonly Compared[];
  /** The deals that were broken off before the first game. */
  readonly abandonedDeals: readonly AbandonedDeal[];
  /** The `n` of the last line of the first game that has a link; 0 if none has. */
  readonly entries: number;
  readonly fault: Fault | null;
}

/**
 * Reads an audit file line by line, up to the first fault. A record proves only that it holds by itself: whether it is
 * the game that was promised shows if a client remembers what it was shown.
 */
export async function verify(
  lines: AsyncIterable<string>,
  findGame: (id: string) => Game | undefined,
  remembered: Remembered | null = null,
): Promise<Verdict> {
  const auditor = new Auditor({ findGame, remembered });
  const iterator = lines[Symbol.asyncIterator]();
  let number = 0;
  let wrong: Wrong | null = null;
  let next = await iterator.next();
  while (!next.done && wrong === null) {
    number++;
    wrong = auditor.read(next.value);
    next = await iterator.next();
    // The last line of a file that was not written to its end breaks off somewhere.
    if (wrong !== null && 'reason' in wrong && wrong.reason.key === 'verdict.not-json' && next.done) {
      wrong = { reason: text('verdict.cut-off') };
    }
  }
  const { games, choices, n, id, compared, abandonedDeals } = auditor;
  if (wrong === null) {
    number++;
    wrong = auditor.end();
  }
  const { earlier, entries } = auditor;
  const fault = wrong && { line: number, game: games, id, n, wrong };
  return { games, choices, earlier, compared, abandonedDeals, entries, fault };
}
