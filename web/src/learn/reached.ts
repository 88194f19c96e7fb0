import type { GameEvent, Seat } from '@vigilia/kernel';
import type { Goal } from '../games/lesson.ts';
import type { LogEntry } from '../table/table.ts';

/** How many of the goals, one after the other, the learner's events have reached. */
export function reachedBy(goals: readonly Goal[], learner: Seat, log: readonly LogEntry[]): number {
  let reached = 0;
  for (const { events } of log) {
    for (const event of events) {
      const isOthers = 'seat' in event && event.seat !== learner;
      if (!isOthers) reached = reachedAfter(goals, reached, event);
    }
  }
  return reached;
}

function reachedAfter(goals: readonly Goal[], reached: number, event: GameEvent): number {
  for (const [index, goal] of goals.entries()) {
    if (index < reached) continue;
    if (isReached(goal, event)) return index + 1;
    if (goal.mayBePassedOver !== true) break;
  }
  return reached;
}

function isReached({ until, where = {} }: Goal, event: GameEvent): boolean {
  const said: Readonly<Record<string, unknown>> = { ...event };
  return event.type === until && Object.entries(where).every(([name, value]) => said[name] === value);
}
