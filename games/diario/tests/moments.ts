import { advance, begin, type Draw, drawBelow, type Moment, namedSeed } from '@vigilia/kernel';
import { plan } from '../src/bots/planner.ts';
import { game } from '../src/index.ts';
import type { Diario } from '../src/kinds/kinds.ts';
import type { Options } from '../src/state/state.ts';

/** Moments of a game that the planner plays, every n-th; with some voices in the council, some still to come. */
export function* momentsOf(
  seed: string,
  seats: number,
  every: number,
  options: Options = { difficulty: 'normal' },
): Generator<Moment<Diario>> {
  const chance = { seed: namedSeed(`choices of ${seed}`), drawn: {} };
  const draw: Draw = (sides) => drawBelow(chance, 'choices', sides);
  let moment: Moment<Diario> = begin(game, seats, options, { seed: namedSeed(seed), drawn: {} });
  for (let count = 0; ; count++) {
    const ask = moment.asks[draw(moment.asks.length || 1)];
    if (ask === undefined) return;
    if (count % every === 0) yield { ...moment, state: game.fork(moment.state) };
    moment = advance(game, moment, ask, plan(game.view(moment.state, ask.seat), ask, draw));
  }
}
