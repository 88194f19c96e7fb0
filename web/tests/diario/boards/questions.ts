import { type Diario, game, proposalAfter, proposedChoice } from '@vigilia/game-diario';
import {
  type Ask,
  choosePlan,
  header,
  isRefusal,
  namedSeed,
  open,
  print,
  type Session,
} from '@vigilia/kernel';
import type { Choice, View } from '../../../src/games/diario/table/asked.ts';

/** A question of a game that the planner plays by its proposals. */
export interface Asked {
  readonly session: Session<Diario>;
  readonly view: View;
  readonly ask: Ask<Choice>;
}

const PLAYED = new Map<string, readonly Asked[]>();

/** Every question of these games. */
export function questionsOf(...games: readonly string[]): readonly Asked[] {
  return games.flatMap((name) => {
    const known = PLAYED.get(name) ?? [...play(name)];
    PLAYED.set(name, known);
    return known;
  });
}

function* play(name: string): Generator<Asked> {
  let session = open(
    game,
    header({ game: 'diario', rules: game.rules, seed: namedSeed(name), entropy: [], seats: 1, options: {} }),
  ) as Session<Diario>;
  for (;;) {
    const [ask] = session.moment.asks;
    if (ask === undefined) return;
    const view = game.view(session.moment.state, ask.seat);
    yield { session, view, ask };
    const proposed = proposalAfter(view, []);
    session = follow(session, proposed.length > 0 ? proposed : [proposedChoice(view, ask)]);
  }
}

/** The game after a plan that the true rules follow to its end. */
export function follow(session: Session<Diario>, plan: readonly Choice[]): Session<Diario> {
  const line = plan.map((choice) => print(game.grammar, choice)).join('; ');
  const followed = choosePlan(session, 0, line);
  if (isRefusal(followed)) throw new Error(`${line} is refused: ${followed.reason.key}`);
  if (followed.stop !== null) throw new Error(`${line} stops: ${JSON.stringify(followed.stop)}`);
  return followed.session;
}
