import type { Bot, Kinds, OpenRulebook, Seat } from '@vigilia/kernel';
import type { Translate } from '../texts/translate.ts';
import type { TerminalGame } from '../ui/terminal-ui.ts';
import type { Input } from './input.ts';

/** What stays the same while a game is played: the game, the players, the screen and the file it is saved in. */
export interface PlayContext extends TerminalGame {
  readonly rulebook: OpenRulebook;
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
