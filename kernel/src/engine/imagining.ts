import { resume } from './answer.ts';
import type { Imagine } from './bot.ts';
import type { Ask, Game, Kinds } from './game.ts';

/** Moments that the seat asked could not tell from this one. */
export function imagining<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  { seat }: Pick<Ask<K['choice']>, 'seat'>,
): Imagine<K> {
  return (chance) => resume(game, game.imagine(state, seat, chance));
}
