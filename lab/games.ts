import { apprentice, game as eleven } from '@vigilia/game-011';
import { game as diario, planner } from '@vigilia/game-diario';
import type { Bot, Game, Kinds } from '@vigilia/kernel';
import { stop } from '@vigilia/tools/root';

/** A game as the commands that play it need it. */
interface Playable {
  readonly game: Game;
  /** A bot of its own that plays sensibly. */
  readonly bot: Bot<Kinds>;
  /** The number of seats for measuring its speed if the command names none: that of its usual table. */
  readonly benchSeats: number;
}

const GAMES: Readonly<Record<string, Playable>> = {
  [eleven.id]: { game: eleven, bot: apprentice, benchSeats: 4 },
  [diario.id]: { game: diario, bot: planner, benchSeats: 1 },
};

/** The game a command names; 011 if it names none. */
export function playable(id: string = eleven.id): Playable {
  const found = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  return found ?? stop(`There is no game ${id} here: try ${Object.keys(GAMES).join(' or ')}.`);
}
