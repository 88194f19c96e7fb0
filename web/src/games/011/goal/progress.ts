import { type Count, hasFenrir, type Progress, progressOf, type View } from '@vigilia/game-011';
import { type Assist, text } from '@vigilia/kernel';
import type { GoalItem, GoalLine } from '../../../draft/game-goal.ts';
import { gives } from '../sheet/cell.ts';

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

/** How near the viewer is: pages, suspects, Organ or Wolf Marks, and the Hour. */
export function itemsOf(view: View, assist: Assist): readonly GoalItem[] {
  const progress = progressOf(view);
  if (progress === null) return [];
  const { own } = progress;
  const clock = hour(progress);
  if (own === null) return [organ(progress), clock];
  return [
    counted('music', 'eleven-goal.pages', own.pages),
    // Ink rules a suspect out. On paper the player keeps count.
    ...(gives(assist, 'record') ? [suspects(own.suspects.length, gives(assist, 'reason'))] : []),
    own.role === 'fenrir' ? counted('wolf', 'eleven-goal.marks', own.marks) : organ(progress),
    clock,
  ];
}

function counted(icon: string, key: string, { count, needed }: Count): GoalItem {
  return {
    icon,
    text: text(key, { count, needed }),
    short: text('goal.of', { count, needed }),
    isReached: count >= needed,
  };
}

/** A sheet that only records says how many are left, and lets its player say who. */
function suspects(count: number, isNamed: boolean): GoalItem {
  return {
    icon: 'unknown',
    text: count === 1 && isNamed ? text('eleven-goal.known') : text('eleven-goal.suspects', { count }),
    short: text('goal.count', { count }),
    isReached: count === 1,
  };
}

function organ({ organ: square, tiles: { count, needed } }: Progress): GoalItem {
  return square === null
    ? {
        icon: 'organ',
        text: text('eleven-goal.no-organ'),
        short: text('goal.of', { count, needed }),
        isReached: false,
      }
    : {
        icon: 'organ',
        text: text('eleven-goal.organ', { square }),
        short: text('eleven-goal.organ-short', { square }),
        isReached: true,
      };
}

function hour({ hour: { count } }: Progress): GoalItem {
  return {
    icon: 'time',
    text: text('eleven-goal.hour', { hour: count }),
    short: text('eleven-goal.hour-short', { hour: count }),
    isReached: false,
  };
}
