import { type Ask, type Bot, type Game, imagining, type Kinds, type Moment } from '@vigilia/kernel';
import { drawsFor } from './chances.ts';

/** What a bot answers to a question: it is shown its seat's view, never the state. `seed` is the table's. */
export function consult<K extends Kinds>(
  game: Game<K>,
  { state }: Moment<K>,
  ask: Ask<K['choice']>,
  bot: Bot<K>,
  seed: string,
): K['choice'] | Promise<K['choice']> {
  const draw = drawsFor(seed, ask.seat, state.answered);
  return bot.choose(game.view(state, ask.seat), ask, draw, imagining(game, state, ask));
}
