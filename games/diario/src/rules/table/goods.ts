import { GOOD_IDS, GOODS, type Good, type Goods } from '../../data/goods.ts';
import type { GoodsList } from '../../kinds/events.ts';

export const NOTHING: Goods = {};

export function amountOf(goods: Goods, good: Good): number {
  return goods[good] ?? 0;
}

export function plus(goods: Goods, more: Goods): Goods {
  if (more === NOTHING) return goods;
  const sum: Partial<Record<Good, number>> = { ...goods };
  for (const good in more) sum[good as Good] = amountOf(goods, good as Good) + amountOf(more, good as Good);
  return sum;
}

/** What is left; never asked for more than is there. */
export function minus(goods: Goods, less: Goods): Goods {
  if (less === NOTHING) return goods;
  const rest: Partial<Record<Good, number>> = { ...goods };
  let isOneUsedUp = false;
  for (const good in less) {
    const left = amountOf(goods, good as Good) - amountOf(less, good as Good);
    if (left < 0) throw new RangeError(`not enough ${good}`);
    rest[good as Good] = left;
    isOneUsedUp ||= left === 0;
  }
  return isOneUsedUp ? withoutZeros(rest) : rest;
}

function withoutZeros(goods: Goods): Goods {
  const rest: Partial<Record<Good, number>> = {};
  for (const good in goods) {
    const count = amountOf(goods, good as Good);
    if (count > 0) rest[good as Good] = count;
  }
  return rest;
}

/**
 * What the box has left. It keeps a place for every good, used up or not: that takes 0.17 us, leaving one out of so
 * many 2.9 us.
 */
export function takenFrom(box: Goods, goods: Goods): Goods {
  const rest: Partial<Record<Good, number>> = { ...box };
  for (const good in goods) rest[good as Good] = amountOf(box, good as Good) - amountOf(goods, good as Good);
  return rest;
}

export function contains(goods: Goods, wanted: Goods): boolean {
  for (const good in wanted) if (amountOf(goods, good as Good) < amountOf(wanted, good as Good)) return false;
  return true;
}

/** What is missing in `goods` of what is wanted. */
export function lackingIn(goods: Goods, wanted: Goods): Goods {
  const lacking: Partial<Record<Good, number>> = {};
  for (const good in wanted) {
    const count = amountOf(wanted, good as Good) - amountOf(goods, good as Good);
    if (count > 0) lacking[good as Good] = count;
  }
  return lacking;
}

/** As much of `wanted` as there is. */
export function asFarAsIn(goods: Goods, wanted: Goods): Goods {
  const found: Partial<Record<Good, number>> = {};
  for (const good in wanted) {
    const count = Math.min(amountOf(goods, good as Good), amountOf(wanted, good as Good));
    if (count > 0) found[good as Good] = count;
  }
  return found;
}

export function timesOf(goods: Goods, times: number): Goods {
  const all: Partial<Record<Good, number>> = {};
  for (const good in goods) all[good as Good] = amountOf(goods, good as Good) * times;
  return all;
}

/** How often all of `cost` can be paid. */
export function timesIn(goods: Goods, cost: Goods): number {
  let times = Number.POSITIVE_INFINITY;
  for (const good in cost)
    times = Math.min(times, Math.floor(amountOf(goods, good as Good) / amountOf(cost, good as Good)));
  return times;
}

export function countOf(goods: Goods): number {
  let count = 0;
  for (const good in goods) count += amountOf(goods, good as Good);
  return count;
}

export function weightOf(goods: Goods): number {
  let weight = 0;
  for (const good in goods) weight += GOODS[good as Good].weight * amountOf(goods, good as Good);
  return weight;
}

const PLACES = Object.fromEntries(GOOD_IDS.map((good, place) => [good, place])) as Record<Good, number>;

function placeOf(good: Good): number {
  return PLACES[good];
}

/** The goods that are there, in the order of the rulebook's table. */
export function kindsIn(goods: Goods): Good[] {
  const kinds: Good[] = [];
  for (const good in goods) if (amountOf(goods, good as Good) > 0) kinds.push(good as Good);
  return kinds.length < 2 ? kinds : kinds.sort((one, other) => placeOf(one) - placeOf(other));
}

export function listOf(goods: Goods): GoodsList {
  return kindsIn(goods).map((good) => `${good}:${amountOf(goods, good)}` as const);
}
