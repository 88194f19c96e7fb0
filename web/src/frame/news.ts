import type { LogEntry } from '../table/table.ts';

/** What is different between two lists of deeds: some at the end were taken back, some came. */
export interface News {
  readonly takenBack: number;
  readonly log: readonly LogEntry[];
}

export function newsOf(before: readonly LogEntry[], after: readonly LogEntry[]): News {
  let common = Math.min(before.length, after.length);
  while (common > 0 && !isSame(before[common - 1], after[common - 1])) common--;
  return { takenBack: before.length - common, log: after.slice(common) };
}

function isSame(one: LogEntry | undefined, other: LogEntry | undefined): boolean {
  return one === other || (one?.answers === other?.answers && one?.at === other?.at && one?.by === other?.by);
}
