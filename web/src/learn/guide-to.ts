import type { Guide } from '../draft/guide.ts';
import type { Goal } from '../games/lesson.ts';
import { isOnTheWay } from './lesson-table.ts';

/** Where a goal is to be reached on the table. A goal that leaves the answer open points at nothing. */
export function guideTo(goal: Goal | undefined): Guide | null {
  if (goal === undefined) return null;
  const { at = [], isFree = false } = goal;
  return { fits: (line) => !isFree && isOnTheWay(goal, line), at };
}
