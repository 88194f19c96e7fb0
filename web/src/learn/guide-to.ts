import type { Guide } from '../draft/guide.ts';
import type { Goal } from '../games/lesson.ts';

/** Whether an answer, in notation, is on the way to a goal. */
export function isOnTheWay({ answers }: Goal, line: string): boolean {
  return line.split(';').every((part) => answers.test(part.trim()));
}

/** Where a goal is to be reached on the table. A goal that leaves the answer open points at nothing. */
export function guideTo(goal: Goal | undefined): Guide | null {
  if (goal === undefined) return null;
  const { at = [], isFree = false } = goal;
  return { fits: (line) => !isFree && isOnTheWay(goal, line), at };
}
