import type { LogEntry } from '../table/table.ts';

/** The difference between two logs: entries at the end were undone, others were added. */
export interface LogChange {
  readonly takenBack: number;
  readonly added: readonly LogEntry[];
}

export function logChange(before: readonly LogEntry[], after: readonly LogEntry[]): LogChange {
  let common = Math.min(before.length, after.length);
  while (common > 0 && !isSame(before[common - 1], after[common - 1])) common--;
  return { takenBack: before.length - common, added: after.slice(common) };
}

function isSame(one: LogEntry | undefined, other: LogEntry | undefined): boolean {
  return one === other || (one?.answers === other?.answers && one?.at === other?.at && one?.by === other?.by);
}
