import { share, sum } from '../figures.ts';
import { table } from '../markdown.ts';
import type { Part, TableRow } from '../rows.ts';
import { HEADS, tableName, WORDS } from '../words.ts';

/** How often a turn begins with a play before choosing, and how often that decides the game. */
export function playsFirst({ rows }: Part<TableRow>): string[] {
  const { playedFirst, declaredAfterPlay, wonAfterPlay, decided } = HEADS;
  return [
    WORDS.playsFirstOpening,
    table(
      [HEADS.table, playedFirst, declaredAfterPlay, wonAfterPlay, decided],
      rows.map((row) => {
        const { chosenAfter = {}, declaredAfter = {}, wonAfter = {} } = row.counts;
        const won = sum(wonAfter);
        return [
          tableName(row),
          share(
            (chosenAfter.played ?? 0) + (declaredAfter.played ?? 0),
            sum(chosenAfter) + sum(declaredAfter),
          ),
          share(declaredAfter.played ?? 0, sum(declaredAfter)),
          share((wonAfter.played ?? 0) + (wonAfter.decided ?? 0), won),
          share(wonAfter.decided ?? 0, won),
        ];
      }),
    ),
  ];
}
