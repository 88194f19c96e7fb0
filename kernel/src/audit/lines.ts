import type { Game, Kinds, Seat } from '../game.ts';
import { print } from '../notation.ts';
import type { Header } from '../record.ts';

/** The version of the audit file's form (docs/audit.md). */
export const AUDIT = 1;

/** How a game begins in the file: what it was dealt from, and the data it is played with. */
export function headerLine<K extends Kinds>(game: Game<K>, header: Header): object {
  const { seed, entropy, commitment, seats, practice } = header;
  // Completed: what a table left unsaid is part of its record too.
  const options = game.options(header.options) as K['options'];
  return {
    game: game.id,
    audit: AUDIT,
    rules: game.rules,
    seed,
    // Most tables are dealt from the seed alone.
    ...(entropy.length > 0 ? { entropy } : {}),
    commitment,
    seats,
    options,
    ...(practice ? { practice } : {}),
    data: game.audit.data(options),
  };
}

/** The first line after the header: what the deal led to. */
export function dealtLine<K extends Kinds>(game: Game<K>, state: K['state']): object {
  return { n: 0, by: null, choice: null, state: game.audit.state(state) };
}

/** A choice and what it led to. */
export function choiceLine<K extends Kinds>(
  game: Game<K>,
  n: number,
  { by, choice, state }: { readonly by: Seat; readonly choice: K['choice']; readonly state: K['state'] },
): object {
  return { n, by, choice: print(game.grammar, choice), state: game.audit.state(state) };
}
