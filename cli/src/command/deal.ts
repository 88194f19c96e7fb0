import {
  type Game,
  type Header,
  header,
  isRefusal,
  type Kinds,
  namedSeed,
  open,
  type Session,
} from '@vigilia/kernel';

/** What is set before a game is dealt. */
export interface Deal<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
}

export function headerFor<K extends Kinds>({ game, seats, options, seed }: Deal<K>): Header {
  return header({ game: game.id, rules: game.rules, seed, entropy: [], seats, options, form: 3 });
}

/** Deals the game of this number in a series. The same name and number deal the same game. */
export function dealOf<K extends Kinds>(series: Deal<K>, number: number): Session<K> {
  const seed = namedSeed(`${series.seed}/${number}`);
  const bots = Array.from({ length: series.seats }, (_, seat) => seat);
  const session = open(series.game, { ...headerFor({ ...series, seed }), bots });
  // The command has checked seats and options before.
  if (isRefusal(session)) throw new Error(session.reason.key);
  return session;
}
