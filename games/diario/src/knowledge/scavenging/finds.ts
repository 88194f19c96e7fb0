import type { Goods } from '../../data/goods.ts';
import type { Chart } from '../../data/language/effect.ts';
import type { View } from '../../kinds/view.ts';
import { countOf, listOf } from '../../rules/table/goods.ts';
import { findingsAhead } from '../cards-ahead.ts';

/** What a Findings card may bring, and how likely it is to be turned. */
export interface Find {
  readonly goods: Goods;
  readonly chance: number;
}

/** What a search of this kind may bring: the cards that may lie on top, the likeliest find first (SCAV-7). */
export function findsOf(view: View, chart: Chart): Find[] {
  const cards = findingsAhead(view);
  const finds = new Map<string, Find>();
  for (const { [chart]: goods } of cards) {
    const name = listOf(goods).join();
    const chance = (finds.get(name)?.chance ?? 0) + 1 / cards.length;
    finds.set(name, { goods, chance });
  }
  return [...finds.values()].sort(
    (one, other) => other.chance - one.chance || countOf(other.goods) - countOf(one.goods),
  );
}

/** How likely a search of this kind brings anything but the Location's special findings. */
export function chanceToFind(view: View, chart: Chart): number {
  return findsOf(view, chart).reduce((sum, { goods, chance }) => sum + (countOf(goods) > 0 ? chance : 0), 0);
}
