import { type Diario, game, proposedChoice } from '@vigilia/game-diario';
import { advance, begin, type Moment, namedSeed } from '@vigilia/kernel';
import type { Asked, View } from '../../src/games/diario/table/asked.ts';

/** The questions of a solo game that the planner answers. */
export function* questionsOf(seed: string): Generator<Asked> {
  let moment: Moment<Diario> = begin(game, 1, { difficulty: 'normal' }, { seed: namedSeed(seed), drawn: {} });
  for (;;) {
    const [ask] = moment.asks;
    if (ask === undefined) return;
    const view = game.view(moment.state, ask.seat);
    yield { view, ask };
    moment = advance(game, moment, ask, proposedChoice(view, ask));
  }
}

/** The first question of this kind in a game, with something of its view laid out anew. */
export function firstAsked(prompt: string, patch: Partial<View> = {}, seed = 'round'): Asked {
  for (const { view, ask } of questionsOf(seed))
    if (ask.prompt.key === prompt) return { view: { ...view, ...patch }, ask };
  throw new Error(`the game ${seed} never asks ${prompt}`);
}
