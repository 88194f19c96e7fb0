import { type Bot, type Game, type Insight, type Kinds, type Moment, type Seat, take } from '@vigilia/kernel';
import { chancesFrom } from './chances.ts';
import { questionTo } from './question.ts';
import { rewardsOf } from './rewards.ts';

/** Looks one choice ahead in some imagined worlds and takes what is best for its seat on the average. */
export function greedy<K extends Kinds>(
  game: Game<K>,
  insight: Insight<K>,
  { worlds }: { readonly worlds: number },
): Bot<K> {
  return {
    choose(_view, { seat }, draw, imagine) {
      const chances = chancesFrom(draw);
      const first = imagine(chances(0));
      const [best, ...others] = insight.candidates(first.state, questionTo(seat, first), 0);
      if (best === undefined) throw new RangeError(`nothing is worth a thought to seat ${seat}`);
      if (others.length === 0) return best.choice;
      const imagined = [first];
      for (let number = 1; number < worlds; number++) imagined.push(imagine(chances(number)));
      let { choice } = best;
      let most = worthOf(game, insight, imagined, seat, choice);
      // Of equals the one that promises more: candidates come in that order.
      for (const other of others) {
        const worth = worthOf(game, insight, imagined, seat, other.choice);
        if (worth <= most) continue;
        choice = other.choice;
        most = worth;
      }
      return choice;
    },
  };
}

/** What a choice is worth to a seat, added up over the same worlds for every choice. */
function worthOf<K extends Kinds>(
  game: Game<K>,
  insight: Insight<K>,
  worlds: readonly Moment<K>[],
  seat: Seat,
  choice: K['choice'],
): number {
  let sum = 0;
  for (const world of worlds) {
    const { state } = take(game, world, questionTo(seat, world), choice);
    sum += rewardsOf(game, insight, state)[seat] ?? 0;
  }
  return sum;
}
