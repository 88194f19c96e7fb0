import { text } from '@vigilia/kernel';
import { gameNamed } from '../games.ts';
import type { Translate } from '../texts/translate.ts';
import { labelled, rounded } from '../ui/chart.ts';
import type { Statistics } from '../ui/statistics.ts';
import type { Series } from './game.ts';
import type { Tally } from './tally.ts';

/** The summary of a series, as `--json` prints it; the game adds what it counts itself. */
export interface Report {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: object;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly ended: Tally['ended'];
  /** Games won, by seat. */
  readonly won: readonly number[];
  readonly choicesPerGame: { readonly mean: number; readonly least: number; readonly most: number };
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

export function reportOf(series: Series, bots: readonly string[], tally: Tally, seconds: number): Report {
  const { game, seats, options, seed } = series;
  const { games, ended, won, choices } = tally;
  return {
    game: game.id,
    rules: game.rules,
    seats,
    options: game.options(options),
    bots,
    seed,
    games,
    ended,
    won,
    choicesPerGame: { mean: rounded(choices.total / games), least: choices.least, most: choices.most },
    seconds: rounded(seconds),
    gamesPerSecond: rounded(games / seconds),
  };
}

export function summaryLines(report: Report, statistics: Statistics, translate: Translate): string[] {
  const { games, ended, won, choicesPerGame } = report;
  const share = (count: number) => `${count} (${translate.percent(count / games)})`;
  return [
    translate(
      text('simulate.title', {
        game: gameNamed(report.game).entry.profile.title,
        games,
        players: report.seats,
        seed: report.seed,
      }),
    ),
    '',
    ...Object.entries(ended).map(([how, count]) =>
      labelled(translate(text('simulate.ended', { how })), share(count)),
    ),
    ...won.map((count, seat) => labelled(translate(text('simulate.won', { seat })), share(count))),
    ...statistics.lines(translate),
    labelled(translate(text('simulate.choices')), translate(text('simulate.spread', choicesPerGame))),
    labelled(
      translate(text('simulate.speed')),
      translate(text('simulate.games-a-second', { rate: report.gamesPerSecond })),
    ),
  ];
}
