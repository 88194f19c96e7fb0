import { eleven } from '../games/011/src/index.ts';
import { diario } from '../games/diario/src/index.ts';
import type { Game, Header, Kinds } from '../kernel/src/index.ts';
import { stop } from './ready/root.mjs';

/** A game as the scripts that play it know it. */
export interface Playable<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  /** At how many seats its speed is measured. */
  readonly benchSeats: number;
  /** Ways to play it other than the usual one, by name: the options each needs. */
  readonly variants: Readonly<Record<string, Header['options']>>;
}

const ELEVEN: Playable = { game: eleven, benchSeats: 4, variants: { beginners: { beginners: true } } };

const DIARIO: Playable = {
  game: diario,
  benchSeats: 3,
  variants: { hard: { difficulty: 'hard' }, hardcore: { difficulty: 'hardcore' } },
};

const GAMES: Readonly<Record<string, Playable>> = { [eleven.id]: ELEVEN, [diario.id]: DIARIO };

/** The game a command names; 011 where it names none. */
export function playable(id: string = eleven.id): Playable {
  const found = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  return found ?? stop(`There is no game ${id} here: try ${Object.keys(GAMES).join(' or ')}.`);
}
