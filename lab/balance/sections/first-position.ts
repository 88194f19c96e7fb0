import { mean, share, sum } from '../figures.ts';
import { fill, table } from '../markdown.ts';
import type { Part, TableRow } from '../rows.ts';
import { HEADS, tableName, WORDS } from '../words.ts';

/** What the first position is worth to a player who is ready to win, and what it costs. */
export function firstPosition({ rows }: Part<TableRow>): string[] {
  const figures = rows.map(figuresOf);
  const { fromFirst, ready, together, readyFirst, readyLater, kept, beaten } = HEADS;
  const { readyPaid, rivalPaid, otherPaid } = HEADS;
  return [
    WORDS.firstPositionOpening,
    table(
      [HEADS.table, fromFirst, ready, together, readyFirst, readyLater, kept, beaten],
      figures.map(({ row, ...given }) => [
        tableName(row),
        ...[given.first, String(given.ready), given.together],
        ...[given.wonFirst, given.wonLater, given.kept, given.beaten],
      ]),
    ),
    WORDS.firstPositionPaid,
    table(
      [HEADS.table, readyPaid, rivalPaid, otherPaid],
      figures.map((given) => [tableName(given.row), given.readyPaid, given.rivalPaid, given.otherPaid]),
    ),
    figures
      .filter(({ row }) => row.bot === 'detective')
      .map(({ row, ...given }) =>
        fill(given.ready === 0 ? WORDS.noneReady : WORDS.firstPositionSentence, {
          ...given,
          players: row.seats,
        }),
      )
      .join('\n'),
    WORDS.firstPositionAdvice,
  ];
}

function figuresOf(row: TableRow) {
  const { wonAt = {}, readyAt = {}, readyWonAt = {}, readyBeatenAt = {}, ...counts } = row.counts;
  const { readyTogether = {} } = counts;
  const ready = sum(readyAt);
  const atFirst = readyAt[1] ?? 0;
  const wonFirst = readyWonAt[1] ?? 0;
  const won = sum(readyWonAt);
  return {
    row,
    ready,
    together: share(sum(readyTogether) - (readyTogether[1] ?? 0), sum(readyTogether)),
    first: share(wonAt[1] ?? 0, sum(wonAt)),
    wonFirst: share(wonFirst, atFirst),
    wonLater: share(won - wonFirst, ready - atFirst),
    kept: share(ready - won, ready),
    beaten: share(sum(readyBeatenAt), ready),
    readyPaid: mean(counts.firstPaidByReady),
    rivalPaid: mean(counts.firstPaidByRival),
    otherPaid: mean(counts.firstPaidOtherwise),
  };
}
