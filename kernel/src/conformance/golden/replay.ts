import type { Kinds } from '../../engine/game.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { header } from '../../record/record.ts';
import { chooseText } from '../../session/line.ts';
import { open, type Session } from '../../session/session.ts';
import type { GoldenGame } from './record.ts';
import type { Collection } from './wanted.ts';

type Replayed<K extends Kinds> = Pick<Collection<K>, 'game' | 'variants'>;

/** The table of a golden game before its first choice. */
export function dealt<K extends Kinds>(
  { game, variants }: Replayed<K>,
  { seats, variant, seed }: Pick<GoldenGame, 'seats' | 'variant' | 'seed'>,
): Session<K> {
  const options = variant === null ? {} : variants[variant];
  if (options === undefined) throw new RangeError(`${game.id} has no variant ${variant}`);
  const { id, rules } = game;
  return accepted(open(game, header({ game: id, rules, seed, entropy: [], seats, options })), 'the deal');
}

/** Plays a golden game as it was written down: the state at its end and all that was told on the way. */
export function replayGolden<K extends Kinds>(
  collection: Replayed<K>,
  golden: GoldenGame,
): { readonly state: K['state']; readonly events: readonly K['event'][] } {
  let session = dealt(collection, golden);
  const events: K['event'][] = session.delivered.map(({ event }) => event);
  for (const { by, choice } of golden.choices) {
    session = accepted(chooseText(session, by, choice), choice);
    for (const { event } of session.delivered) events.push(event);
  }
  return { state: session.moment.state, events };
}

function accepted<K extends Kinds>(next: Session<K> | Refusal, what: string): Session<K> {
  if (isRefusal(next)) throw new Error(`${what}: ${next.clause} ${next.reason.key}`);
  return next;
}
