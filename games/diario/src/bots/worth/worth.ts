import { FOODS, type Good, type Goods } from '../../data/goods.ts';
import type { View } from '../../kinds/view.ts';
import { amountOf } from '../../rules/table/goods.ts';
import { hungerOf, inStock, isHabit, PLENTY, thirstOf, wanted } from './needs.ts';

/** What one of each is worth to a group that has need of it. */
const WORTH: Readonly<Record<Good, number>> = {
  'canned-food': 6,
  'raw-food': 4,
  vegetable: 2.2,
  'pure-alcohol': 2,
  moonshine: 1.2,
  sugar: 0.3,
  cigarette: 0.5,
  coffee: 0.4,
  'assault-rifle': 4,
  shotgun: 4.5,
  pistol: 3.5,
  hatchet: 4,
  knife: 3,
  'broken-assault-rifle': 1,
  'broken-shotgun': 1,
  'broken-pistol': 0.8,
  ammo: 1,
  'weapon-part': 0.2,
  shell: 0.2,
  meds: 5,
  bandage: 5,
  'herbal-meds': 2.5,
  chems: 0.3,
  herb: 0.4,
  jewelry: 3.5,
  guitar: 1.5,
  shovel: 0.5,
  lockpick: 3,
  sawblade: 3,
  'broken-guitar': 0.5,
  'electrical-part': 0.4,
  'mechanical-part': 0.5,
  book: 0.6,
  filter: 0.4,
  components: 0.9,
  wood: 0.9,
  water: 2,
};

/** One of these does for everybody. */
const TOOLS: readonly Good[] = ['shovel', 'sawblade', 'guitar', 'broken-guitar'];

/** What one more is worth beside those at hand already. */
export function worthOf(view: View, good: Good, have = inStock(view, good)): number {
  const worth = WORTH[good];
  if (good === 'wood' || good === 'components') return have < wanted(view, good) ? worth : worth * PLENTY;
  if (good === 'water') return worth * thirstOf(view, have);
  if (isFood(good)) return worth * hungerOf(view, good, have);
  if (have === 0) return isHabit(view, good) ? worth + 1.5 : worth;
  return TOOLS.includes(good) ? worth * PLENTY : worth;
}

/** What a whole list is worth, one after the other. */
export function worthOfAll(view: View, goods: Goods): number {
  let sum = 0;
  for (const key in goods) {
    const good = key as Good;
    const have = inStock(view, good);
    for (let more = 0; more < amountOf(goods, good); more++) sum += worthOf(view, good, have + more);
  }
  return sum;
}

/** What it costs to give a list up. */
export function lossOfAll(view: View, goods: Goods): number {
  let sum = 0;
  for (const key in goods) {
    const good = key as Good;
    const have = inStock(view, good);
    const lost = Math.min(have, amountOf(goods, good));
    for (let less = 1; less <= lost; less++) sum += worthOf(view, good, have - less);
  }
  return sum;
}

function isFood(good: Good): boolean {
  return FOODS.some((food) => food === good);
}
