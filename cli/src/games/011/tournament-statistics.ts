import type { Counts } from '@vigilia/bots';
import { type Eleven, EMBARRASSMENTS, type Embarrassment } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { Translate } from '../../texts/translate.ts';
import { barChart, labelled, rounded } from '../../ui/chart.ts';
import type { TournamentStatistics } from '../../ui/statistics.ts';
import { watch } from './watch.ts';

const WORDS: Readonly<Record<Embarrassment, string>> = {
  'known-look': 'embarrassment.known-look',
  'overpaid-bid': 'embarrassment.overpaid-bid',
  'idle-bid': 'embarrassment.idle-bid',
  'doomed-declaration': 'embarrassment.doomed-declaration',
  'walk-back': 'embarrassment.walk-back',
  'idle-walk': 'embarrassment.idle-walk',
};

/** What 011 counts in a tournament. */
export const tournamentStatistics: TournamentStatistics<Eleven> = {
  begin: watch,
  ofBot,
  linesOfBot(counts, games, translate) {
    const { embarrassments, embarrassmentsByKind, ...rest } = ofBot(counts, games);
    const { gamesByRole, gamesByPosition, declarations, failedDeclarations, contradictions } = rest;
    return [
      ...Object.entries(gamesByRole).map(([how, played]) =>
        labelled(
          translate(text('tournament.won-as', { how })),
          translate(text('tournament.of', { won: rest.winsByRole[how] ?? 0, played })),
        ),
      ),
      ...Object.entries(gamesByPosition).map(([position, played]) =>
        labelled(
          translate(text('tournament.won-at', { position })),
          translate(text('tournament.of', { won: rest.winsByPosition[position] ?? 0, played })),
        ),
      ),
      labelled(
        translate(text('tournament.declarations')),
        translate(text('tournament.declared', { declarations, failedDeclarations, contradictions })),
      ),
      labelled(translate(text('tournament.embarrassments')), translate.number(embarrassments)),
      ...EMBARRASSMENTS.filter((kind) => embarrassmentsByKind[kind] > 0).map((kind) =>
        labelled(`  ${translate(text(WORDS[kind]))}`, translate.number(embarrassmentsByKind[kind])),
      ),
    ];
  },
  ofTable,
  linesOfTable(counts, translate) {
    const { hours, meanWinningHour } = ofTable(counts);
    return [
      labelled(translate(text('simulate.hours')), averageOf(hours.mean, translate)),
      ...barChart(
        Object.entries(hours.distribution).map(([hour, games]) => [
          translate(text('simulate.hour', { hour })),
          games,
        ]),
      ),
      labelled(translate(text('tournament.winning-hour')), averageOf(meanWinningHour, translate)),
    ];
  },
};

/** Embarrassments per game, all other counts in total. */
function ofBot({ embarrassments = {}, declarations = {}, ...counts }: Counts, games: number) {
  const aGame = (kind: Embarrassment) => (embarrassments[kind] ?? 0) / games;
  const all = EMBARRASSMENTS.reduce((sum, kind) => sum + aGame(kind), 0);
  const byKind = EMBARRASSMENTS.map((kind) => [kind, rounded(aGame(kind), 4)]);
  return {
    embarrassments: rounded(all, 4),
    embarrassmentsByKind: Object.fromEntries(byKind) as Record<Embarrassment, number>,
    gamesByRole: counts.playedAs ?? {},
    winsByRole: counts.wonAs ?? {},
    gamesByPosition: counts.playedAt ?? {},
    winsByPosition: counts.wonAt ?? {},
    declarations: declarations.all ?? 0,
    failedDeclarations: declarations.failed ?? 0,
    contradictions: declarations.contradicting ?? 0,
  };
}

function ofTable({ hours = {}, winningHours = {} }: Counts) {
  return { hours: { mean: meanOf(hours), distribution: hours }, meanWinningHour: meanOf(winningHours) };
}

function meanOf(distribution: Readonly<Record<string, number>>): number | null {
  const games = Object.values(distribution).reduce((sum, count) => sum + count, 0);
  const total = Object.entries(distribution).reduce((sum, [hour, count]) => sum + Number(hour) * count, 0);
  return games === 0 ? null : rounded(total / games);
}

function averageOf(mean: number | null, { number }: Translate): string {
  return mean === null ? '-' : number(mean);
}
