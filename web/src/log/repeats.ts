import type { GameEvent } from '@vigilia/kernel';
import type { LogLine } from './log-lines.ts';

/** A line of the log and how many times in a row it was told. */
export interface RepeatedLine extends LogLine {
  readonly times: number;
}

/** Lines in a row that say the same are one line; it stands where the first of them was. */
export function withoutRepeats(lines: readonly LogLine[]): RepeatedLine[] {
  const told: RepeatedLine[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    const isRepeated =
      last !== undefined &&
      last.seat === line.seat &&
      last.chapter === line.chapter &&
      saysTheSame(last.event, line.event);
    if (isRepeated) told[told.length - 1] = { ...last, times: last.times + 1 };
    else told.push({ ...line, times: 1 });
  }
  return told;
}

/** An event is plain data, and its words follow from it. */
function saysTheSame(one: GameEvent, other: GameEvent): boolean {
  return one.type === other.type && JSON.stringify(one) === JSON.stringify(other);
}
