import { LAST_HOUR } from '@vigilia/game-011';
import en from '@vigilia/game-011/texts/en.json' with { type: 'json' };
import { paidAt } from '../eleven/hours.ts';
import { mean, multiple, NOTHING, share, sum } from '../figures.ts';
import { fill, table } from '../markdown.ts';
import type { Part, TableRow } from '../rows.ts';
import { HEADS, tableName, WORDS } from '../words.ts';

const NAMES: Readonly<Record<string, string>> = en;

/** Who wins 011, when, and from where. */
export function winners({ run, rows }: Part<TableRow>): string[] {
  const most = Math.max(0, ...rows.map(({ seats }) => seats));
  const positions = numbers(most);
  const { table: head, games, won, ragnarok, hero, fenrir, fenrirFair, winningHour } = HEADS;
  return [
    fill(WORDS.winnersOpening, { games: rows[0]?.games ?? 0, seed: run.seed }),
    table([head, games, won, ragnarok, hero, fenrir, fenrirFair, winningHour], rows.map(endsOf)),
    WORDS.hours,
    WORDS.hoursOpening,
    spreadOver('hour', numbers(LAST_HOUR), rows, 'wonInHour'),
    WORDS.positions,
    WORDS.positionsOpening,
    spreadOver('position', positions, rows, 'wonAt'),
    WORDS.paid,
    table(
      [HEADS.table, ...positions.map((position) => NAMES[`position.${position}`] as string)],
      rows.map((row) => [tableName(row), ...positions.map((position) => mean(row.counts[paidAt(position)]))]),
    ),
    WORDS.lastPlaces,
    WORDS.lastPlacesOpening,
    spreadOver('position', positions, rows, 'wonFromLastPlace'),
  ];
}

function endsOf(row: TableRow): string[] {
  const { games, seats, counts } = row;
  const { hero = 0, fenrir = 0, ragnarok = 0 } = counts.ends ?? {};
  const wins = hero + fenrir;
  return [
    tableName(row),
    String(games),
    share(wins, games),
    share(ragnarok, games),
    share(hero, games),
    seats === 3 ? NOTHING : share(fenrir, games),
    seats === 3 ? NOTHING : multiple(fenrir, wins, 1 / seats),
    mean(counts.wonInHour),
  ];
}

/** The counts by Hour or position as shares of their sum. */
function spreadOver(
  section: 'hour' | 'position',
  kinds: readonly number[],
  rows: readonly TableRow[],
  about: string,
): string {
  return table(
    [HEADS.table, ...kinds.map((kind) => NAMES[`${section}.${kind}`] as string)],
    rows.map((row) => {
      const counted = row.counts[about] ?? {};
      return [tableName(row), ...kinds.map((kind) => cell(counted[kind] ?? 0, sum(counted)))];
    }),
  );
}

/** A count of zero needs no interval in a wide table. */
function cell(times: number, all: number): string {
  return times === 0 ? NOTHING : share(times, all);
}

function numbers(most: number): number[] {
  return Array.from({ length: most }, (_, before) => before + 1);
}
