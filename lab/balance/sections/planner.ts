import { NOTHING, share, sum } from '../figures.ts';
import { fill, table } from '../markdown.ts';
import type { DiaryRow, Part } from '../rows.ts';
import { HEADS, WORDS } from '../words.ts';

/** How Diario ends for the planner, and what it loses on the way. */
export function planner({ rows }: Part<DiaryRow>): string[] {
  const { difficulty, games, winRate, starters, score, days, lost, none } = HEADS;
  const endings = kindsOf(rows, 'ended');
  const causes = kindsOf(rows, 'causes');
  const lossDays = kindsOf(rows, 'firstLoss').sort((one, other) => Number(one) - Number(other));
  return [
    fill(WORDS.plannerOpening, { games: rows[0]?.games ?? 0 }),
    table([difficulty, games, winRate, starters, score, days], rows.map(winsOf)),
    WORDS.endings,
    table(
      [difficulty, ...endings],
      rows.map((row) => [row.difficulty, ...endings.map((how) => share(row.ended[how] ?? 0, row.games))]),
    ),
    WORDS.causes,
    WORDS.causesOpening,
    table(
      [difficulty, lost, ...causes],
      rows.map((row) => [
        row.difficulty,
        String(sum(row.causes)),
        ...causes.map((cause) => share(row.causes[cause] ?? 0, sum(row.causes))),
      ]),
    ),
    WORDS.firstLoss,
    WORDS.firstLossOpening,
    table(
      [difficulty, ...lossDays, none],
      rows.map((row) => [
        row.difficulty,
        ...lossDays.map((day) => share(row.firstLoss[day] ?? 0, row.games)),
        share(row.games - sum(row.firstLoss), row.games),
      ]),
    ),
  ];
}

function winsOf({ difficulty, games, wins, winsByStarters, meanScore, meanDays }: DiaryRow): string[] {
  const starters = Object.entries(winsByStarters).map(([left, won]) => `${left}: ${won}`);
  return [
    difficulty,
    String(games),
    share(wins, games),
    starters.join(', '),
    meanScore === null ? NOTHING : String(meanScore),
    String(meanDays),
  ];
}

/** Every kind that came at any difficulty, as first met. */
function kindsOf(rows: readonly DiaryRow[], about: 'ended' | 'causes' | 'firstLoss'): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row[about])))];
}
