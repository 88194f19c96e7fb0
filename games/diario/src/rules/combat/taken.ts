import type { RaidCard } from '../../data/cards/raids.ts';
import { FOODS, GOOD_IDS, GOODS, type Good, type Goods, RESOURCES } from '../../data/goods.ts';
import { amountOf } from '../table/goods.ts';

/** The most valuable first, otherwise in the order of the rulebook's table: resources, worth nothing, last. */
const BY_VALUE: readonly Good[] = GOOD_IDS.toSorted((one, other) => GOODS[other].value - GOODS[one].value);

/** What raiders take first, and what they take then. */
const ORDERS: Readonly<Record<Exclude<RaidCard['takes'], 'leader'>, readonly Good[]>> = {
  valuable: BY_VALUE,
  food: preferring(FOODS),
  resources: preferring(RESOURCES),
};

function preferring(wanted: readonly Good[]): readonly Good[] {
  const isWanted = (good: Good) => wanted.includes(good);
  return [...BY_VALUE.filter(isWanted), ...BY_VALUE.filter((good) => !isWanted(good))];
}

/** What is taken of these goods, as many as `damage` if there are so many. */
export function takenBy(goods: Goods, takes: Exclude<RaidCard['takes'], 'leader'>, damage: number): Goods {
  const taken: Partial<Record<Good, number>> = {};
  let left = damage;
  for (const good of ORDERS[takes]) {
    const count = Math.min(left, amountOf(goods, good));
    if (count > 0) taken[good] = count;
    left -= count;
  }
  return taken;
}
