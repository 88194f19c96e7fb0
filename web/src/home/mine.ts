import type { Card } from '@vigilia/server/protocol';

/** A table of mine, wherever it stands. */
export interface Mine {
  readonly where: 'here' | 'table';
  readonly id: string;
  readonly game: string;
  readonly phase: Card['phase'];
  readonly yourTurn: boolean;
  /** It began under earlier rules and cannot go on. */
  readonly isStopped: boolean;
  /** With whom: people by their names, bots by theirs. */
  readonly others: readonly ({ readonly name: string } | { readonly bot: string })[];
  /** When it was last played here, or opened there, in milliseconds since 1970. */
  readonly at: number;
}

/** My turn first, then those under way, then those that gather, then the past; in each the latest first. */
export function inOrder(tables: readonly Mine[]): Mine[] {
  return tables.toSorted((one, other) => rankOf(one) - rankOf(other) || other.at - one.at);
}

function rankOf({ yourTurn, phase }: Mine): number {
  if (yourTurn) return 0;
  return { playing: 1, gathering: 2, over: 3 }[phase];
}
