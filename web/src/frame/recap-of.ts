import type { Seat } from '@vigilia/kernel';
import type { LogChapters } from '../draft/game-ui.ts';
import { type LogLine, linesOf } from '../log/log-lines.ts';
import type { LogEntry } from '../table/table.ts';

/** The lines of one seat. */
export interface SeatLines {
  readonly seat: Seat | null;
  readonly lines: readonly LogLine[];
}

/** The lines that a person missed, by seat: lines without a seat first, then seats by their first line. */
export function recapOf(
  log: readonly LogEntry[],
  seen: number,
  chapters: LogChapters | undefined,
): SeatLines[] {
  const missed = linesOf(log.slice(seen), chapters);
  const bySeat = Map.groupBy(missed, ({ seat }) => seat);
  const groups = [...bySeat].map(([seat, lines]) => ({ seat, lines }));
  return groups.toSorted((one, other) => Number(one.seat !== null) - Number(other.seat !== null));
}
