import type { RaidCard } from '../../data/cards/raids.ts';
import { FOODS, GOOD_IDS, GOODS, type Good, type Goods, RESOURCES } from '../../data/goods.ts';
import type { Asking, Run } from '../../kinds/kinds.ts';
import { ask } from '../table/ask.ts';
import { amountOf, countOf, kindsIn } from '../table/goods.ts';
import { lose } from '../table/shelves.ts';
import { woundGuards } from './wounds.ts';

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

/** The Damage that is left is how many goods are lost, at most what Storage holds (RAID-2). Wounds follow. */
export function loseGoods(run: Run, damage: number, wounds: number): void {
  const { storage, raid } = run.state;
  if (raid?.takes === 'leader' && damage > 0 && damage < countOf(storage) && kindsIn(storage).length > 1)
    return run.next({ step: 'raid-damage', damage, wounds });
  const takes = raid === null || raid.takes === 'leader' ? 'valuable' : raid.takes;
  lose(run, 'storage', takenBy(storage, takes, damage));
  woundGuards(run, wounds);
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

/** If the card leaves it to the Leader, goods are named one at a time. */
export const raidDamage: Asking<'raid-damage', 'lose'> = {
  asks: (table, { damage }) =>
    ask(
      table,
      'RAID-2',
      'prompt.raid-damage',
      kindsIn(table.storage).map((good) => ({ verb: 'lose', good })),
      { vars: { damage } },
    ),
  answer(run, { damage, wounds }, { good }) {
    lose(run, 'storage', { [good]: 1 });
    loseGoods(run, damage - 1, wounds);
  },
};
