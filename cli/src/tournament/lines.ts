import type { Standing, Tally } from '@vigilia/bots';
import { text } from '@vigilia/kernel';
import { shelved } from '../games.ts';
import { columns } from '../layout.ts';
import type { Say } from '../say.ts';
import { labelled, rounded } from '../simulate/chart.ts';
import type { Report } from './report.ts';

/** The summary of a tournament in words. */
export function tournamentLines(report: Report, tally: Tally, say: Say): string[] {
  const { game, games, seats: players, seed, asked, deals, rotations, table, gamesPerSecond } = report;
  const { watching } = shelved(game);
  return [
    say(text('simulate.title', { game, games, players, seed })),
    say(text('tournament.table', { bots: table, deals, rotations })),
    ...(games > asked ? [say(text('tournament.rounded', { asked, games }))] : []),
    ...(games < asked ? [say(text('tournament.broken-off', { asked, games }))] : []),
    '',
    ...standings(report.bots, say),
    ...Object.entries(tally.bots).flatMap(([name, { counts, games: played }]) => {
      const lines = watching?.linesOfBot(counts, played, say) ?? [];
      return lines.length === 0 ? [] : ['', say(text('tournament.bot', { name })), ...lines];
    }),
    '',
    ...Object.entries(tally.ends).map(([how, count]) =>
      labelled(say(text('simulate.ended', { how })), `${count} (${percent(count / games)})`),
    ),
    ...(watching?.linesOfTable(tally.table, say) ?? []),
    labelled(say(text('simulate.choices')), report.choicesPerGame),
    labelled(say(text('simulate.speed')), say(text('simulate.games-a-second', { rate: gamesPerSecond }))),
  ];
}

function standings(bots: Report['bots'], say: Say): string[] {
  const heads = [
    say(text('tournament.name')),
    say(text('tournament.games')),
    say(text('tournament.wins')),
    say(text('tournament.share')),
    say(text('tournament.fair-share')),
    say(text('tournament.interval')),
    say(text('tournament.think')),
  ];
  return columns([heads, ...Object.entries(bots).map(([name, standing]) => row(name, standing))]);
}

function row(name: string, { games, wins, share, ofFairShare, low, high, ...think }: Standing): string[] {
  return [
    name,
    String(games),
    String(wins),
    percent(share),
    ofFairShare.toFixed(2),
    `${low.toFixed(2)}-${high.toFixed(2)}`,
    `${milliseconds(think.thinkP50Ms)} / ${milliseconds(think.thinkP95Ms)}`,
  ];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function milliseconds(value: number | null): string {
  return value === null ? '-' : String(rounded(value));
}
