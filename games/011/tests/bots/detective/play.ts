import {
  type Ask,
  answer,
  begin,
  drawBelow,
  imagining,
  isRefusal,
  type Moment,
  namedSeed,
} from '@vigilia/kernel';
import { detective } from '../../../src/bots/detective.ts';
import { game } from '../../../src/index.ts';
import type { Choice } from '../../../src/table/choices.ts';
import type { Eleven } from '../../../src/table/kinds.ts';
import type { Table } from '../../../src/table/state.ts';

/** A question of a game among Detectives, and what was answered. */
export interface Answer {
  readonly moment: Moment<Eleven>;
  readonly ask: Ask<Choice>;
  readonly choice: Choice;
}

/** Plays a whole game among Detectives; what is refused is an error. Returns how it ended. */
export function* playDetectives(seats: number, seed: string): Generator<Answer, Table> {
  const chance = { seed: namedSeed(`detectives of ${seed}`), drawn: {} };
  const draw = (sides: number) => drawBelow(chance, 'choices', sides);
  const dealt = { seed: namedSeed(seed), drawn: {} };
  let moment: Moment<Eleven> = begin(game, seats, { beginners: false }, dealt);
  for (;;) {
    const [ask] = moment.asks;
    if (ask === undefined) return moment.state;
    const view = game.view(moment.state, ask.seat);
    const choice = detective.choose(view, ask, draw, imagining(game, moment.state, ask)) as Choice;
    yield { moment, ask, choice };
    const next = answer(game, moment, ask.seat, choice);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(choice)}: ${next.clause} ${next.reason.key}`);
    moment = next;
  }
}
