import { type Match, rotationsOf, type Standing, standingOf, type Tally, tallyOf } from '@vigilia/bots';
import { gameNamed } from '../games.ts';
import { rounded } from '../ui/chart.ts';
import type { TerminalUi } from '../ui/terminal-ui.ts';
import type { Task } from './task.ts';

/** Enough digits for the share of many games. */
const DIGITS = 4;

/** The summary of a tournament, as `--json` prints it. */
export interface Report {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: object;
  /** Who sat where in the first game of every deal. */
  readonly table: readonly string[];
  readonly seed: string;
  readonly budget: number | null;
  /** The number of games on the command line, before it was rounded up to whole deals. */
  readonly asked: number;
  readonly games: number;
  readonly deals: number;
  /** In how many ways each deal was played. */
  readonly rotations: number;
  /** By name; the game adds what it counts itself. */
  readonly bots: Readonly<Record<string, Standing & object>>;
  readonly ends: Tally['ends'];
  readonly choicesPerGame: number;
  readonly workers: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

/** What a tournament took. */
export interface Effort {
  readonly asked: number;
  readonly workers: number;
  readonly seconds: number;
}

export function tallyFor(task: Task, { endings }: TerminalUi, matches: readonly Match[]): Tally {
  return tallyOf(matches, [...new Set(task.table)], endings);
}

export function reportOf(task: Task, tally: Tally, { asked, workers, seconds }: Effort): Report {
  const { entry, ui } = gameNamed(task.id);
  const { game } = entry;
  const { tournamentStatistics } = ui;
  const { id, options, table, seed, budget } = task;
  const rotations = rotationsOf(table);
  const { games } = tally;
  const bots = Object.entries(tally.bots).map(([name, score]) => [
    name,
    {
      ...roundedStanding(standingOf(score, table.length)),
      ...tournamentStatistics?.ofBot(score.counts, score.games),
    },
  ]);
  return {
    game: id,
    rules: game.rules,
    seats: table.length,
    options: game.options(options),
    table,
    seed,
    budget,
    asked,
    games,
    deals: games / rotations,
    rotations,
    bots: Object.fromEntries(bots),
    ends: tally.ends,
    ...tournamentStatistics?.ofTable(tally.table),
    choicesPerGame: rounded(tally.choices / games),
    workers,
    seconds: rounded(seconds),
    gamesPerSecond: rounded(games / seconds),
  };
}

function roundedStanding(standing: Standing): Standing {
  const { share, ofFairShare, low, high, thinkP50Ms, thinkP95Ms } = standing;
  return {
    ...standing,
    share: rounded(share, DIGITS),
    ofFairShare: rounded(ofFairShare, DIGITS),
    low: rounded(low, DIGITS),
    high: rounded(high, DIGITS),
    thinkP50Ms: thinkP50Ms === null ? null : rounded(thinkP50Ms, DIGITS),
    thinkP95Ms: thinkP95Ms === null ? null : rounded(thinkP95Ms, DIGITS),
  };
}
