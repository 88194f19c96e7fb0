import type { Ask, Draw } from '@vigilia/kernel';
import type { Choice } from '../../choices.ts';
import { tile } from '../../data/tiles.ts';
import type { View } from '../../view.ts';
import { goalOf, selfOf } from '../goal.ts';

/** What a position is worth in Time: the first pick when ready to win, the last with a Location tile in hand. */
function worth(view: View, position: number, draw: Draw): number {
  const { time } = selfOf(view);
  const goal = goalOf(view);
  if (position === 1 && goal?.pages === 0) return Math.floor(time / 3);
  const holdsLocation = view.own?.tiles.some((id) => tile(id).place !== null) === true;
  if (position === view.order.length && holdsLocation && view.organ === null) return 4;
  return Math.min(draw(4), Math.floor(time / 10));
}

export function openingBid(view: View, ask: Ask<Choice>, draw: Draw): Choice {
  const offers = ask.ranges.map(({ from }) => from).filter((from) => from.verb === 'bid');
  const valued = offers.map((from) => ({ from, value: worth(view, from.position, draw) }));
  const [best] = valued.toSorted((one, other) => other.value - one.value);
  return best?.from as Choice;
}

export function raiseOrPass(view: View, ask: Ask<Choice>, draw: Draw): Choice {
  const [range] = ask.ranges;
  if (range?.from.verb === 'bid' && range.from.amount <= worth(view, range.from.position, draw))
    return range.from;
  return { verb: 'pass' };
}
