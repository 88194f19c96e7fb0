import type { Standing, Tally } from '@vigilia/bots';
import { text } from '@vigilia/kernel';
import { gameNamed } from '../games.ts';
import type { Translate } from '../texts/translate.ts';
import { labelled, rounded } from '../ui/chart.ts';
import { columns } from '../ui/layout.ts';
import type { Report } from './report.ts';

/** The summary of a tournament in words. */
export function tournamentLines(report: Report, tally: Tally, translate: Translate): string[] {
  const { game, games, seats: players, seed, asked, deals, rotations, table, gamesPerSecond } = report;
  const { entry, ui } = gameNamed(game);
  const { tournamentStatistics } = ui;
  return [
    translate(text('simulate.title', { game: entry.profile.title, games, players, seed })),
    translate(text('tournament.table', { bots: table, deals, rotations })),
    ...(games > asked ? [translate(text('tournament.rounded', { asked, games }))] : []),
    ...(games < asked ? [translate(text('tournament.broken-off', { asked, games }))] : []),
    '',
    ...standings(report.bots, translate),
    ...Object.entries(tally.bots).flatMap(([name, { counts, games: played }]) => {
      const lines = tournamentStatistics?.linesOfBot(counts, played, translate) ?? [];
      return lines.length === 0 ? [] : ['', translate(text('tournament.bot', { name })), ...lines];
    }),
    '',
    ...Object.entries(tally.ends).map(([how, count]) =>
      labelled(translate(text('simulate.ended', { how })), `${count} (${translate.percent(count / games)})`),
    ),
    ...(tournamentStatistics?.linesOfTable(tally.table, translate) ?? []),
    labelled(translate(text('simulate.choices')), translate.number(report.choicesPerGame)),
    labelled(
      translate(text('simulate.speed')),
      translate(text('simulate.games-a-second', { rate: gamesPerSecond })),
    ),
  ];
}

function standings(bots: Report['bots'], translate: Translate): string[] {
  const heads = [
    translate(text('tournament.name')),
    translate(text('tournament.games')),
    translate(text('tournament.wins')),
    translate(text('tournament.share')),
    translate(text('tournament.fair-share')),
    translate(text('tournament.interval')),
    translate(text('tournament.think')),
  ];
  return columns([heads, ...Object.entries(bots).map(([name, standing]) => row(name, standing, translate))]);
}

function row(
  name: string,
  { games, wins, share, ofFairShare, low, high, thinkP50Ms, thinkP95Ms }: Standing,
  { number, percent }: Translate,
): string[] {
  const milliseconds = (value: number | null) => (value === null ? '-' : number(rounded(value)));
  return [
    name,
    String(games),
    String(wins),
    percent(share),
    number(ofFairShare, 2),
    `${number(low, 2)}-${number(high, 2)}`,
    `${milliseconds(thinkP50Ms)} / ${milliseconds(thinkP95Ms)}`,
  ];
}
