import {
  type Ask,
  type Game,
  header,
  isRefusal,
  type Kinds,
  namedSeed,
  open,
  type Session,
} from '@vigilia/kernel';

/** The seed every table of these tests is dealt from. */
export const SEED = namedSeed('bots in threads');

/** A table of this many seats, dealt. */
export function dealt<K extends Kinds>(game: Game<K>, seats: number): Session<K> {
  const { id, rules } = game;
  const session = open(game, header({ game: id, rules, seed: SEED, entropy: [], seats, options: {} }));
  if (isRefusal(session)) throw new Error(session.reason.key);
  return session;
}

/** The state of that table and the first question it asks. */
export function firstQuestion<K extends Kinds>(
  game: Game<K>,
  seats: number,
): { readonly state: K['state']; readonly ask: Ask<K['choice']> } {
  const { state, asks } = dealt(game, seats).moment;
  const [ask] = asks;
  if (ask === undefined) throw new Error('no seat is asked');
  return { state, ask };
}
