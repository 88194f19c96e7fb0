import { GOODS, type Good, RESOURCES } from '@vigilia/game-diario';

const NEEDS: readonly (readonly Good[])[] = [
  ['canned-food', 'raw-food', 'vegetable', 'water'],
  ['meds', 'herbal-meds', 'bandage', 'chems', 'herb'],
  RESOURCES,
];

function needOf(good: Good): number {
  const place = NEEDS.findIndex((goods) => goods.includes(good));
  return place < 0 ? NEEDS.length : place;
}

/** Food and Water first, then remedies, resources and the rest; of each, the heaviest first. */
export function byNeed(one: Good, other: Good): number {
  return needOf(one) - needOf(other) || GOODS[other].weight - GOODS[one].weight;
}
