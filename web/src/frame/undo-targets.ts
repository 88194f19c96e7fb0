import type { Seat } from '@vigilia/kernel';
import type { LogEntry } from '../table/table.ts';

/** A moment one may ask to go back to: before a deed. */
export interface UndoTarget {
  readonly entry: LogEntry;
  /** How many answers stood then. */
  readonly backTo: number;
}

/** The latest decisions of a seat, the latest first. */
export function undoTargets(log: readonly LogEntry[], seat: Seat, most: number): UndoTarget[] {
  const ways: UndoTarget[] = [];
  for (let index = log.length - 1; index > 0 && ways.length < most; index--) {
    const [before, entry] = [log[index - 1], log[index]];
    if (before !== undefined && entry?.by === seat && entry.events.length > 0)
      ways.push({ entry, backTo: before.answers });
  }
  return ways;
}

/** The first deed that goes when only so many answers stand. */
export function firstUndone(log: readonly LogEntry[], backTo: number): LogEntry | null {
  return log.find(({ answers }) => answers > backTo) ?? null;
}
