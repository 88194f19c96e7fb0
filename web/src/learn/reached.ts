import type { Seat } from '@vigilia/kernel';
import type { Goal } from '../games/lesson.ts';
import type { LogEntry } from '../table/table.ts';

/** How many of the goals, one after the other, the learner's own events have reached. */
export function reachedBy(goals: readonly Goal[], learner: Seat, log: readonly LogEntry[]): number {
  let reached = 0;
  for (const { events } of log) {
    for (const event of events) {
      const isOwn = 'seat' in event && event.seat === learner;
      if (isOwn && event.type === goals[reached]?.until) reached++;
    }
  }
  return reached;
}
