import { type Match, type Pairing, playMatch, rotated } from '@vigilia/bots';
import { botFor } from '../command/bots.ts';
import { dealOf } from '../command/deal.ts';
import { gameNamed } from '../games.ts';

/** What every game of a tournament has in common, as plain data that a worker is sent once. */
export interface Task {
  /** The id of the game. */
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The name of the tournament: its deal 7 is game 7 of the simulated series of that name. */
  readonly seed: string;
  /** The bots by name, in the seats of the first rotation. */
  readonly table: readonly string[];
  /** Milliseconds for a choice; null if the command line names none. */
  readonly budget: number | null;
}

/** Plays one game of a tournament. Its bots are new, so that earlier games have no effect on it. */
export async function playPairing(
  { id, options, seed, table, budget }: Task,
  { deal, rotation }: Pairing,
): Promise<Match> {
  const { entry, ui } = gameNamed(id);
  const names = rotated(table, rotation);
  return playMatch(dealOf({ game: entry.game, seats: table.length, options, seed }, deal), {
    names,
    bots: names.map((name) => botFor(entry, name, budget)),
    watch: ui.tournamentStatistics?.begin(table.length) ?? null,
    clock: () => performance.now(),
  });
}
