import type { Refusal } from '@vigilia/kernel';
import { GOODS, type Good, type Goods, isTradeable } from '../../data/goods.ts';
import { refuse } from '../table/ask.ts';
import { amountOf, kindsIn } from '../table/goods.ts';

/** What may be given in a trade: never Water, Wood or Components (TRADE-2). */
export function tradeable(goods: Goods): Good[] {
  return kindsIn(goods).filter(isTradeable);
}

/** What goods are worth to a trader; resources nothing. */
export function worthOf(goods: Goods): number {
  let worth = 0;
  for (const good in goods) worth += GOODS[good as Good].value * amountOf(goods, good as Good);
  return worth;
}

export function whyNotGive(good: Good): Refusal {
  if (!isTradeable(good)) return refuse('TRADE-2', 'refusal.never-traded', { good });
  return refuse('TRADE-2', 'refusal.not-at-hand', { good });
}
