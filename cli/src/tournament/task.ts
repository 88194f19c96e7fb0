import { type Match, type Pairing, playMatch, rotated } from '@vigilia/bots';
import { header, isRefusal, namedSeed, open } from '@vigilia/kernel';
import { gameNamed } from '../games.ts';
import { botFor } from '../table-options.ts';

/** What every game of a tournament has in common, as plain data: a worker is told it once. */
export interface Task {
  /** The id of the game. */
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Names the tournament: deal 7 of it is game 7 of the simulated series of that name. */
  readonly seed: string;
  /** Who sits where, by name, before anybody moves on. */
  readonly table: readonly string[];
  /** Milliseconds for a choice; null where nobody said. */
  readonly budget: number | null;
}

/** Plays one game of a tournament. Its bots are new, so that it does not matter who played what before. */
export async function playPairing(
  { id, options, seed, table, budget }: Task,
  { deal, rotation }: Pairing,
): Promise<Match> {
  const terminalGame = gameNamed(id);
  const { game, tournamentStatistics } = terminalGame;
  const names = rotated(table, rotation);
  const session = open(
    game,
    header({
      game: game.id,
      rules: game.rules,
      seed: namedSeed(`${seed}/${deal}`),
      entropy: [],
      seats: table.length,
      options,
    }),
  );
  // Seats and options were looked at before: whatever is refused now is our own mistake.
  if (isRefusal(session)) throw new Error(session.reason.key);
  return playMatch(session, {
    names,
    bots: names.map((name) => botFor(terminalGame, name, budget)),
    watch: tournamentStatistics?.begin(table.length) ?? null,
    clock: () => performance.now(),
  });
}
