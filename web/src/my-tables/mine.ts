import type { Outcome, Seat } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';

/** A table of mine, wherever it is. */
export interface Mine {
  readonly where: 'here' | 'table';
  readonly id: string;
  readonly game: string;
  readonly phase: Card['phase'];
  readonly yourTurn: boolean;
  /** It began under earlier rules and cannot go on. */
  readonly isStopped: boolean;
  /** By seat; null where a seat is free. */
  readonly sitters: readonly (MySitter | null)[];
  /** My seat; null where I have none, or where several people share this screen. */
  readonly me: Seat | null;
  /** When it was last played here, or opened there, in milliseconds since 1970. */
  readonly at: number;
  /** How the game ended; null where it has not, or where only the game itself could tell. */
  readonly outcome: Outcome | null;
}

export interface MySitter {
  /** Bots have names too. */
  readonly name: string;
  readonly bot: string | null;
}

/** The tables that can be continued: my turn first, then those under way, then those that gather; in each the latest first. */
export function toContinue(tables: readonly Mine[]): Mine[] {
  const going = tables.filter(({ phase, isStopped }) => phase !== 'over' && !isStopped);
  return going.toSorted((one, other) => rankOf(one) - rankOf(other) || other.at - one.at);
}

/** The tables to look at again: games that are over and games that cannot go on, the latest first. */
export function toReplay(tables: readonly Mine[]): Mine[] {
  const past = tables.filter(({ phase, isStopped }) => phase === 'over' || isStopped);
  return past.toSorted((one, other) => other.at - one.at);
}

function rankOf({ yourTurn, phase }: Mine): number {
  if (yourTurn) return 0;
  return phase === 'gathering' ? 2 : 1;
}
