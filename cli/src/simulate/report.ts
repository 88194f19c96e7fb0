import { type Text, text } from '@vigilia/kernel';
import { padded } from '../layout.ts';
import type { Say } from '../say.ts';
import type { Series } from './game.ts';
import { meanHours, type Tally } from './tally.ts';

/** The summary of a series, as `--json` prints it. */
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
  readonly hours: { readonly mean: number; readonly distribution: Tally['hours'] };
  readonly choicesPerGame: { readonly mean: number; readonly least: number; readonly most: number };
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

export function reportOf(series: Series, bots: readonly string[], tally: Tally, seconds: number): Report {
  const { game, seats, options, seed } = series;
  const { games, ended, won, hours, choices } = tally;
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
    hours: { mean: rounded(meanHours(tally)), distribution: hours },
    choicesPerGame: { mean: rounded(choices.total / games), least: choices.least, most: choices.most },
    seconds: rounded(seconds),
    gamesPerSecond: rounded(games / seconds),
  };
}

const BAR = 40;

export function summaryLines(report: Report, say: Say): string[] {
  const { games, ended, won, hours, choicesPerGame } = report;
  const line = (label: Text, ...parts: readonly string[]) =>
    `${padded(say(label), 24)} ${parts.join('  ')}`.trimEnd();
  const share = (count: number) => `${count} (${((100 * count) / games).toFixed(1)} %)`;
  const most = Math.max(...Object.values(hours.distribution));
  return [
    say(text('simulate.title', { game: report.game, games, players: report.seats, seed: report.seed })),
    '',
    ...Object.entries(ended).map(([how, count]) => line(text('simulate.ended', { how }), share(count))),
    ...won.map((count, seat) => line(text('simulate.won', { seat }), share(count))),
    line(text('simulate.hours'), String(hours.mean)),
    ...Object.entries(hours.distribution).map(([hour, count]) =>
      line(
        text('simulate.hour', { hour }),
        padded('#'.repeat(Math.ceil((BAR * count) / most)), BAR),
        String(count),
      ),
    ),
    line(text('simulate.choices'), say(text('simulate.spread', choicesPerGame))),
    line(text('simulate.speed'), say(text('simulate.games-a-second', { rate: report.gamesPerSecond }))),
  ];
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}
