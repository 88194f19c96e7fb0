import type { Diario } from '@vigilia/game-diario';
import { type Text, text } from '@vigilia/kernel';

type Goods = Diario['view']['storage'];

/** Storage before and after, good by good. */
export function goodsNotes(before: Goods, after: Goods): readonly Text[] {
  const goods = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Goods)[];
  return goods.flatMap((good) => {
    const from = before[good] ?? 0;
    const to = after[good] ?? 0;
    return from === to ? [] : [text('plan-words.storage', { good, from, to })];
  });
}
