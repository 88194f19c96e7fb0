import { type Diario, isTask, listOf, sumsOf } from '@vigilia/game-diario';
import { type Text, text } from '@vigilia/kernel';
import type { Note } from '../../../../../draft/option.ts';
import type { Choice, View } from '../../asked.ts';
import { worded } from '../../worded.ts';

type Goods = Diario['view']['storage'];

/**
 * What a round surely changes. The tasks draw once all are given, so their costs are added up from the tasks themselves.
 */
export function roundNotes(view: View, plan: readonly Choice[]): readonly Note[] {
  const { spent, made } = sumsOf(plan.filter(isTask));
  const left: Record<string, number> = { ...view.storage };
  for (const [good, count] of Object.entries(spent)) left[good] = (left[good] ?? 0) - count;
  const arriving = listOf(made);
  return worded([
    ...goodsNotes(view.storage, left as Goods),
    ...(arriving.length > 0 ? [text('plan-words.made', { goods: arriving })] : []),
  ]);
}

/** Storage before and after, good by good. */
export function goodsNotes(before: Goods, after: Goods): readonly Text[] {
  const goods = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Goods)[];
  return goods.flatMap((good) => {
    const from = before[good] ?? 0;
    const to = after[good] ?? 0;
    return from === to ? [] : [text('plan-words.storage', { good, from, to })];
  });
}
