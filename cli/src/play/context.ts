import type { Bot, Kinds, Seat } from '@vigilia/kernel';
import type { TerminalGame } from '../games.ts';
import type { Book } from '../rules/book.ts';
import type { Translate } from '../texts/translate.ts';
import type { Input } from './input.ts';

/** What is around a table: the game, the people, the screen and the drawer it is saved in. */
export interface PlayContext {
  readonly terminalGame: TerminalGame;
  readonly rulebook: Book;
  readonly translate: Translate;
  readonly input: Input;
  /** People sit at the first seats, bots at the others. */
  readonly people: number;
  readonly bots: readonly Bot<Kinds>[];
  readonly botNames: readonly string[];
  /** Where the game is saved. */
  readonly file: string;
}

export function isPerson({ people }: PlayContext, seat: Seat): boolean {
  return seat < people;
}
