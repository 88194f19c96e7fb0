import { playOut } from '@vigilia/bots';
import { apprentice, game as eleven } from '@vigilia/game-011';
import { commitmentOf, header, isRefusal, namedSeed, open, print, type Seat } from '@vigilia/kernel';

/** A choice of a game as it will be sent. */
export interface Move {
  readonly seat: Seat;
  readonly line: string;
}

/** Players at a table. */
export const SEATS = 4;

/** The seed of the table with this number in the order of opening. */
export function seedOf(table: number): string {
  return namedSeed(`bench ${table}`);
}

/** A whole game of Apprentices, played beforehand: the measured time is that of the server, not of the bots. */
async function gameOf(table: number): Promise<{ commitment: string; moves: Move[] }> {
  const seed = seedOf(table);
  const game = { game: eleven.id, rules: eleven.rules, seed, entropy: [], seats: SEATS, options: {} };
  const session = open(eleven, header(game));
  if (isRefusal(session)) throw new Error(session.reason.key);
  const moves: Move[] = [];
  for await (const { by, choice } of playOut(session, new Array(SEATS).fill(apprentice)))
    moves.push({ seat: by, line: print(eleven.grammar, choice) });
  return { commitment: commitmentOf(seed), moves };
}

/** The first games in the order of opening, by the commitment to their seed. */
export async function plannedGames(count: number): Promise<ReadonlyMap<string, readonly Move[]>> {
  const games = new Map<string, readonly Move[]>();
  for (let table = 0; table < count; table++) {
    const { commitment, moves } = await gameOf(table);
    games.set(commitment, moves);
  }
  return games;
}
