import { type Diario, game, proposedChoice } from '@vigilia/game-diario';
import { advance, begin, choiceAt, countChoices, drawBelow, type Moment, namedSeed } from '@vigilia/kernel';
import type { Asked, Choice, View } from '../../src/games/diario/table/asked.ts';

/** The questions of a solo game in which each is answered like this. */
function* played(seed: string, answer: (asked: Asked) => Choice): Generator<Asked> {
  let moment: Moment<Diario> = begin(game, 1, { difficulty: 'normal' }, { seed: namedSeed(seed), drawn: {} });
  for (;;) {
    const [ask] = moment.asks;
    if (ask === undefined) return;
    const asked = { view: game.view(moment.state, ask.seat), ask };
    yield asked;
    moment = advance(game, moment, ask, answer(asked));
  }
}

/** The questions of a solo game that the planner answers. */
export function questionsOf(seed: string): Generator<Asked> {
  return played(seed, ({ view, ask }) => proposedChoice(view, ask));
}

/** The questions of a solo game that chance answers, but for giving up. */
export function questionsAtRandom(seed: string): Generator<Asked> {
  const chance = { seed: namedSeed(`answers of ${seed}`), drawn: {} };
  return played(seed, ({ ask }) => {
    const choices = ask.choices.filter(({ verb }) => verb !== 'unguarded' && verb !== 'concede');
    const open = { ...ask, choices };
    return choiceAt(open, drawBelow(chance, 'answers', countChoices(open)));
  });
}

/** The first question of this kind in a game, with something of its view laid out anew. */
export function firstAsked(prompt: string, patch: Partial<View> = {}, seed = 'round'): Asked {
  for (const { view, ask } of questionsOf(seed))
    if (ask.prompt.key === prompt) return { view: { ...view, ...patch }, ask };
  throw new Error(`the game ${seed} never asks ${prompt}`);
}
