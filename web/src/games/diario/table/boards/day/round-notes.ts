import { isTask, listOf, OBJECTIVES, plus, sumsOf } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import type { Note } from '../../../../../draft/answering-ui.ts';
import type { Choice, View } from '../../asked.ts';
import { goodsNotes, worded } from '../../plan-notes.ts';

/**
 * What a round surely changes. The tasks draw once all are given, so their costs are added up from the tasks themselves.
 */
export function roundNotes(view: View, plan: readonly Choice[]): readonly Note[] {
  const { spent, made } = costsOf(view, plan);
  const left: Record<string, number> = { ...view.storage };
  for (const [good, count] of Object.entries(spent)) left[good] = (left[good] ?? 0) - count;
  const arriving = listOf(made);
  return worded([
    ...goodsNotes(view.storage, left as View['storage']),
    ...(arriving.length > 0 ? [text('plan-words.made', { goods: arriving })] : []),
  ]);
}

/** What a round takes from Storage for tasks, and for the Objective if it is paid first (MORN-2). */
export function costsOf({ objective }: View, plan: readonly Choice[]) {
  const sums = sumsOf(plan.filter(isTask));
  const isPaid = objective !== null && plan.some(({ verb }) => verb === 'deliver');
  return isPaid ? { ...sums, spent: plus(sums.spent, OBJECTIVES[objective.id].cost) } : sums;
}
