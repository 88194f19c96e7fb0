import type { Ask } from '@vigilia/kernel';
import { GOODS, type Good, type Goods } from '../../data/goods.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { whereNow } from '../../knowledge/scene.ts';
import { isOnSale } from '../../rules/barter/barter.ts';
import { tradeable } from '../../rules/barter/wares.ts';
import { amountOf } from '../../rules/table/goods.ts';
import { shelfAt } from '../../rules/table/shelves.ts';
import { among, best } from '../lists.ts';
import { lossOfAll, worthOf } from '../worth/worth.ts';

/** A trade that brings less than this is not worth the talk. */
const PROFIT = 0.5;

interface Deal {
  readonly give: readonly Good[];
  readonly profit: number;
}

/** Takes what is worth having for what has been given; gives for what is worth more than it costs. */
export function barter(view: View, { choices, prompt }: Ask<Choice>): Choice | undefined {
  const credit = Number(prompt.vars.credit);
  const deal = bestDeal(view, credit, 0);
  const take = best(among(choices, 'take'), ({ good }) => worthOf(view, good));
  if (take !== undefined && worthOf(view, take.good) > Math.max(PROFIT, deal?.profit ?? 0)) return take;
  if (deal === undefined) return take ?? { verb: 'done' };
  return among(choices, 'give').find(({ good }) => good === deal.give[0]) ?? take ?? { verb: 'done' };
}

/** Paid only if the trade after it is worth it. */
export function commission(view: View, { choices, prompt }: Ask<Choice>): Choice | undefined {
  const due = Number(prompt.vars.due);
  if (bestDeal(view, 0, due) === undefined) return { verb: 'done' };
  const [good] = cheapest(view, due)?.give ?? [];
  return among(choices, 'give').find((choice) => choice.good === good) ?? { verb: 'done' };
}

/** What to give for the one thing that is worth most beyond its price, the commission included. */
function bestDeal(view: View, credit: number, due: number): Deal | undefined {
  const deals = (view.trading?.stock ?? [])
    .filter((good) => isOnSale(view, good))
    .flatMap((good) => {
      const given = cheapest(view, GOODS[good].value - credit + due, good);
      if (given === undefined || given.give.length === 0) return [];
      return [{ give: given.give, profit: worthOf(view, good) + given.profit }];
    })
    .filter(({ profit }) => profit > PROFIT);
  return best(deals, ({ profit }) => profit);
}

/** Goods of at least this value that are missed least; not the kind that is wanted itself. None, if they do not suffice. */
function cheapest(view: View, value: number, wanted?: Good): Deal | undefined {
  const shelf = view[shelfAt(whereNow(view))];
  const kinds = tradeable(shelf).filter((good) => good !== wanted);
  const payments = paymentsOf(view, shelf, kinds).filter(({ sum }) => sum >= value);
  const thrifty = payments.filter(({ give, sum }) => !isWasteful(shelf, kinds, give, sum - value));
  return best(thrifty, ({ profit }) => profit);
}

interface Payment extends Deal {
  readonly sum: number;
}

/** For each value that can be given, the goods of that value that are missed least. */
function paymentsOf(view: View, shelf: Goods, kinds: readonly Good[]): readonly Payment[] {
  let known = new Map<number, Payment>([[0, { give: [], sum: 0, profit: 0 }]]);
  for (const good of kinds) {
    const next = new Map(known);
    for (const payment of known.values())
      for (let count = 1; count <= amountOf(shelf, good); count++) {
        const sum = payment.sum + count * GOODS[good].value;
        const profit = payment.profit - lossOfAll(view, { [good]: count });
        if (profit <= (next.get(sum)?.profit ?? Number.NEGATIVE_INFINITY)) continue;
        next.set(sum, { give: [...payment.give, ...Array.from({ length: count }, () => good)], sum, profit });
      }
    known = next;
  }
  return [...known.values()];
}

/** Whether as much could be paid without one of these goods, or with one of less value that is at hand. */
function isWasteful(shelf: Goods, kinds: readonly Good[], give: readonly Good[], excess: number): boolean {
  const spare = kinds.filter((good) => amountOf(shelf, good) > give.filter((given) => given === good).length);
  return give.some((given) => {
    const saved = (good: Good) => GOODS[given].value - GOODS[good].value;
    return GOODS[given].value <= excess || spare.some((good) => saved(good) > 0 && saved(good) <= excess);
  });
}
