import { type GameRow, KINDS, type Kind } from './play.ts';

/** How much of what players met in their nth game they had met before. */
export interface GameShares {
  /** The number of the game, from 1. */
  readonly game: number;
  /** Met in a game, on average. */
  readonly met: Readonly<Record<Kind, number>>;
  /** Of that, the share that was met in an earlier game: 0.08 is 8 %. */
  readonly again: Readonly<Record<Kind, number>>;
  /** The share of players who read at least one story again. */
  readonly players: number;
  readonly won: number;
}

/** One row for each number of a game, over all players. */
export function sharesOf(players: readonly (readonly GameRow[])[]): GameShares[] {
  const games = Math.max(0, ...players.map((rows) => rows.length));
  return Array.from({ length: games }, (_, index) => sharesOfGame(players, index));
}

function sharesOfGame(players: readonly (readonly GameRow[])[], index: number): GameShares {
  const played = players.filter((rows) => rows.length > index);
  const counts = KINDS.map((kind) => {
    const met = sum(played, (rows) => rows[index]?.[kind].length ?? 0);
    return { kind, met, again: sum(played, (rows) => metAgain(rows, index, kind).length) };
  });
  const of = (figure: (count: { readonly met: number; readonly again: number }) => number) =>
    Object.fromEntries(counts.map((count) => [count.kind, figure(count)])) as Record<Kind, number>;
  return {
    game: index + 1,
    met: of(({ met }) => met / played.length),
    again: of(({ met, again }) => (met === 0 ? 0 : again / met)),
    players: sum(played, (rows) => (metAgain(rows, index, 'readings').length > 0 ? 1 : 0)) / played.length,
    won: sum(played, (rows) => (rows[index]?.isWon ? 1 : 0)) / played.length,
  };
}

/** What a player met in this game and in one before. */
export function metAgain(rows: readonly GameRow[], index: number, kind: Kind): string[] {
  const before = new Set(rows.slice(0, index).flatMap((row) => row[kind]));
  return rows[index]?.[kind].filter((each) => before.has(each)) ?? [];
}

/** The stories that were read twice in one game. */
export function readTwice(players: readonly (readonly GameRow[])[]): string[] {
  const twice = players
    .flat()
    .flatMap(({ readings }) => readings.filter((story, index) => readings.indexOf(story) < index));
  return [...new Set(twice)].sort();
}

function sum<T>(list: readonly T[], size: (each: T) => number): number {
  return list.reduce((all, each) => all + size(each), 0);
}
