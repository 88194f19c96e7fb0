import { addCounts, type Counting } from './counts.ts';
import type { Match } from './play-match.ts';

/** What one bot did, over all the seats it sat at. */
export interface Score {
  /** Seats played: a bot that sits at three seats of a table plays three. */
  games: number;
  wins: number;
  /** Milliseconds of each choice. */
  readonly thought: number[];
  readonly counts: Counting;
}

/** What a tournament came to. */
export interface Tally {
  games: number;
  choices: number;
  /** How many games ended how. */
  readonly ends: Record<string, number>;
  readonly bots: Record<string, Score>;
  readonly table: Counting;
}

/** Sums up. Every bot and every ending is there, also if it never won or never came. */
export function tallyOf(
  matches: readonly Match[],
  names: readonly string[],
  endings: readonly string[],
): Tally {
  const tally: Tally = {
    games: matches.length,
    choices: 0,
    ends: Object.fromEntries(endings.map((how) => [how, 0])),
    bots: Object.fromEntries(names.map((name) => [name, { games: 0, wins: 0, thought: [], counts: {} }])),
    table: {},
  };
  for (const match of matches) add(tally, match);
  return tally;
}

function add(tally: Tally, match: Match): void {
  const { ends, bots, table } = tally;
  tally.choices += match.choices;
  ends[match.how] = (ends[match.how] ?? 0) + 1;
  addCounts(table, match.table);
  for (const [seat, name] of match.names.entries()) {
    const score = bots[name];
    if (score === undefined) throw new RangeError(`${name} is not in the tally`);
    score.games++;
    if (match.winners.includes(seat)) score.wins++;
    for (const milliseconds of match.thought[seat] ?? []) score.thought.push(milliseconds);
    addCounts(score.counts, match.counts[seat] ?? {});
  }
}
