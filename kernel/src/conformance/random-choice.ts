import { type Chance, drawBelow } from '../chance/chance.ts';
import type { Choice, Offer } from '../engine/choice.ts';

const DRAWS_OF_AN_AMOUNT = 3;

/**
 * A verb first, then one of its choices, so that a long list does not drown what is rarely done. Of a range small
 * amounts come more often: who stakes anything at all is soon out of most games, and their late parts unseen.
 */
export function randomChoice<C extends Choice>(offer: Offer<C>, chance: Chance): C {
  const ranges = offer.ranges.map(sized).filter(({ size }) => size > 0);
  const options = [...offer.choices.map((from) => ({ from, size: 1 })), ...ranges];
  const verbs = [...new Set(options.map(({ from }) => from.verb))];
  const verb = verbs[drawBelow(chance, 'walk', verbs.length)];
  const meant = options.filter(({ from }) => from.verb === verb);
  const { from, size } = meant[drawBelow(chance, 'walk', meant.length)] as Sized<C>;
  if (size === 1) return from;
  let below = size;
  for (let draw = 0; draw < DRAWS_OF_AN_AMOUNT; draw++) below = drawBelow(chance, 'walk', below) + 1;
  return { ...from, amount: (from as C & { amount: number }).amount + below - 1 };
}

interface Sized<C extends Choice> {
  readonly from: C;
  readonly size: number;
}

function sized<C extends Choice>({ from, to }: Offer<C>['ranges'][number]): Sized<C> {
  return { from, size: to - from.amount + 1 };
}
