import {
  chooseText,
  type Game,
  isRefusal,
  type Kinds,
  open,
  type Refusal,
  type Session,
} from '../../kernel/src/index.ts';
import type { GoldenGame } from './record.ts';
import { headerOf } from './table.ts';

/** Plays a golden game as it was written down: where it ends and all that was told on the way. */
export function replay<K extends Kinds>(
  game: Game<K>,
  golden: GoldenGame,
): { state: K['state']; events: K['event'][] } {
  let session = accepted(open(game, headerOf(game, golden)), 'the deal');
  const events: K['event'][] = session.told.map(({ event }) => event);
  for (const { by, choice } of golden.choices) {
    session = accepted(chooseText(session, by, choice), choice);
    for (const { event } of session.told) events.push(event);
  }
  return { state: session.moment.state, events };
}

function accepted<K extends Kinds>(next: Session<K> | Refusal, what: string): Session<K> {
  if (isRefusal(next)) throw new Error(`${what}: ${next.clause} ${next.reason.key}`);
  return next;
}
