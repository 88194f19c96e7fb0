import type { GameEvent, Seat } from '@vigilia/kernel';
import type { Guide, Noted } from '../../draft/guide.ts';
import type { Goal, Missed, Wrong } from '../../games/lesson.ts';
import type { LogEntry } from '../../table/table.ts';

/**
 * How many of the goals, one after the other, the learner's events have reached. What was noted beside the log counts in
 * its order, `after` that many entries of this log.
 */
export function reachedBy(
  goals: readonly Goal[],
  learner: Seat,
  log: readonly LogEntry[],
  noted: readonly Noted[] = [],
): number {
  const events = [
    ...log.flatMap(({ events: told }, index) => [...notedAfter(noted, index), ...told]),
    ...notedAfter(noted, log.length),
  ];
  const own = events.filter((event) => !('seat' in event) || event.seat === learner);
  return own.reduce((reached, event) => reachedAfter(goals, reached, event), 0);
}

function notedAfter(noted: readonly Noted[], entries: number): GameEvent[] {
  return noted.filter(({ after }) => after === entries).map(({ event }) => event);
}

function reachedAfter(goals: readonly Goal[], reached: number, event: GameEvent): number {
  for (const [index, goal] of goals.entries()) {
    if (index < reached) continue;
    if (isReached(goal, event)) return index + 1;
    if (goal.mayBePassedOver !== true) break;
  }
  return reached;
}

function isReached({ until, where = {} }: Pick<Goal, 'until' | 'where'>, event: GameEvent): boolean {
  const said: Readonly<Record<string, unknown>> = { ...event };
  return event.type === until && Object.entries(where).every(([name, value]) => said[name] === value);
}

/** Whether an answer, in notation, is on the way to a goal. */
export function isOnTheWay({ answers }: Goal, line: string): boolean {
  return line.split(';').every((part) => answers.test(part.trim()));
}

/** What a lesson says of an answer, in notation, that misses the goal; nothing if it has no words for it. */
export function wrongIn(goal: Goal, line: string): Wrong | undefined {
  const parts = line.split(';').map((part) => part.trim());
  const miss = parts.find((part) => !goal.answers.test(part));
  return miss === undefined ? undefined : goal.wrong?.find(({ answers }) => answers.test(miss));
}

/** What a lesson says of what the learner has just done beside the game; nothing if that misses nothing. */
export function missedBy({ until, missed = [] }: Goal, noted: readonly Noted[]): Missed | undefined {
  const last = noted.at(-1)?.event;
  if (last?.type !== until) return undefined;
  return missed.find(({ where }) => isReached({ until, where }, last));
}

/** Where a goal is to be reached on the table. A goal that leaves the answer open points at nothing. */
export function guideTo(goal: Goal | undefined): Guide | null {
  if (goal === undefined) return null;
  const { at = [], isFree = false } = goal;
  return { fits: (line) => !isFree && isOnTheWay(goal, line), at };
}
