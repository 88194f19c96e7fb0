import { commitmentOf } from '../chance/seed.ts';
import type { Seat } from '../engine/game.ts';

/** How a game began: with the log of entries, all that is needed to play it again. */
export interface Header {
  readonly game: string;
  readonly rules: number;
  readonly seed: string;
  /** What the seats threw in before the deal, in seat order. */
  readonly entropy: readonly string[];
  readonly commitment: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /**
   * 3 if the record also says who were bots and which deals were broken off, and its chain covers that; missing in
   * games that began before there was this form.
   */
  readonly form?: 3;
  /** A table for practice, said so before the deal: people go back past what was drawn or shown. */
  readonly practice?: boolean;
  /** The seats of bots: a bot cannot agree to go back. */
  readonly bots?: readonly Seat[];
  /** The deals that were broken off before this one, in order. */
  readonly undealt?: readonly AbandonedDeal[];
  /** In a record: who sat where, in seat order. The game does not depend on it. */
  readonly players?: readonly RecordedPlayer[];
}

/** A deal that was broken off: the seats had sealed what they give to it, and could open it, but no game came of it. */
export interface AbandonedDeal {
  /** Who broke it off: players who got up, moved or were no longer ready; the host; or the time to open was over. */
  readonly by: 'player' | 'host' | 'time';
  /** Those players; the host, if the host has a seat; or the players whom the time was up for. */
  readonly players: readonly { readonly seat: Seat; readonly name: string }[];
  /** The hashes of what the seats had sealed, in seat order. */
  readonly entropyHashes: readonly string[];
}

/** A player as a record names them; null if that is not known. */
export interface RecordedPlayer {
  readonly name: string | null;
  /** The level of the bot that played; null for a person. */
  readonly bot: string | null;
  readonly colour: string | null;
  readonly symbol: string | null;
}

/** One line of the log. It is only ever appended to: going back is an entry too. */
export type Entry = ChoiceEntry | UndoEntry;

export interface ChoiceEntry {
  readonly by: Seat;
  /** In notation. */
  readonly choice: string;
}

export interface UndoEntry {
  readonly by: Seat;
  /** How many answers are left standing. */
  readonly backTo: number;
  /** The seats that agreed; none were needed if going back was free. */
  readonly consent: readonly Seat[];
}

export function header(fields: Omit<Header, 'commitment'>): Header {
  return { ...fields, commitment: commitmentOf(fields.seed) };
}

/** The choices that still stand once every undo has been honoured. */
export function standingChoices(log: readonly Entry[]): ChoiceEntry[] {
  const choices: ChoiceEntry[] = [];
  for (const entry of log) {
    if ('choice' in entry) choices.push(entry);
    else choices.length = entry.backTo;
  }
  return choices;
}
