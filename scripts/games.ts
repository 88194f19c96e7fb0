import { eleven } from '../games/011/src/index.ts';
import { diario } from '../games/diario/src/index.ts';
import type { Game } from '../kernel/src/index.ts';
import { stop } from './ready/root.mjs';

/** A game as the scripts that play it know it. */
interface Playable {
  readonly game: Game;
  /** At how many seats its speed is measured unless somebody says: those of its usual table. */
  readonly benchSeats: number;
}

const GAMES: Readonly<Record<string, Playable>> = {
  [eleven.id]: { game: eleven, benchSeats: 4 },
  [diario.id]: { game: diario, benchSeats: 1 },
};

/** The game a command names; 011 where it names none. */
export function playable(id: string = eleven.id): Playable {
  const found = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  return found ?? stop(`There is no game ${id} here: try ${Object.keys(GAMES).join(' or ')}.`);
}
