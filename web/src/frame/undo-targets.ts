import type { Seat } from '@vigilia/kernel';
import type { LogEntry } from '../table/table.ts';

/** A moment that an undo may lead to: the one before an entry. */
export interface UndoTarget {
  readonly entry: LogEntry;
  /** The number of answers that stood then. */
  readonly backTo: number;
}

/** The latest decisions of a seat, the latest first. */
export function undoTargets(log: readonly LogEntry[], seat: Seat, most: number): UndoTarget[] {
  const targets: UndoTarget[] = [];
  for (let index = log.length - 1; index > 0 && targets.length < most; index--) {
    const [before, entry] = [log[index - 1], log[index]];
    if (before !== undefined && entry?.by === seat && entry.events.length > 0)
      targets.push({ entry, backTo: before.answers });
  }
  return targets;
}

/** The first entry that an undo to `backTo` answers removes. */
export function firstUndone(log: readonly LogEntry[], backTo: number): LogEntry | null {
  return log.find(({ answers }) => answers > backTo) ?? null;
}
