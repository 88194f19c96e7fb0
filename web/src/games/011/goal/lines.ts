import type { View } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { GoalLine } from '../../../draft/game-goal.ts';

/** Whether Fenrir ever wakes at a table (THREE-1). */
export function hasFenrir({ seats }: Pick<View, 'seats'>): boolean {
  return seats > 3;
}

/** What wins, for both sides. */
export function linesOf(view: View): readonly GoalLine[] {
  return [
    { icon: 'look', text: text('eleven-goal.find') },
    { icon: 'organ', text: text('eleven-goal.hero') },
    hasFenrir(view)
      ? { icon: 'fenrir', text: text('eleven-goal.fenrir') }
      : { icon: 'time', text: text('eleven-goal.night') },
  ];
}
