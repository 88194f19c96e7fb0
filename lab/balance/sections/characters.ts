import { addCounts, type Counting } from '@vigilia/bots';
import { CHARACTERS } from '@vigilia/game-011';
import en from '@vigilia/game-011/texts/en.json' with { type: 'json' };
import { wonInHourWith } from '../eleven/watch.ts';
import { mean, multiple, share, sum } from '../figures.ts';
import { fill, table } from '../markdown.ts';
import type { Part, TableRow } from '../rows.ts';
import { HEADS, WORDS } from '../words.ts';

/** Which Characters Detectives choose, and how often each belongs to a winner. */
export function characters({ rows }: Part<TableRow>): string[] {
  const detectives = rows.filter(({ bot }) => bot === 'detective');
  const counts: Counting = {};
  for (const row of detectives) addCounts(counts, row.counts);
  const { chose = {}, winnerChose = {}, chosenOne = {}, held = {}, heldByWinner = {} } = counts;
  const games = detectives.reduce((all, row) => all + row.games, 0);
  const fair = sum(held) === 0 ? 0 : sum(heldByWinner) / sum(held);
  const heads = [
    HEADS.character,
    HEADS.chose,
    HEADS.winnerChose,
    HEADS.chosenOne,
    HEADS.winningHour,
    HEADS.held,
    HEADS.heldFair,
  ];
  return [
    fill(WORDS.charactersOpening, { games, choices: sum(chose) }),
    table(
      heads,
      CHARACTERS.map((character) => [
        en[`character.${character}`],
        share(chose[character] ?? 0, sum(chose)),
        share(winnerChose[character] ?? 0, sum(winnerChose)),
        share(sum(counts[wonInHourWith(character)]), chosenOne[character] ?? 0),
        mean(counts[wonInHourWith(character)]),
        share(heldByWinner[character] ?? 0, held[character] ?? 0),
        multiple(heldByWinner[character] ?? 0, held[character] ?? 0, fair),
      ]),
    ),
  ];
}
