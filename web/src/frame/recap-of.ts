import type { Seat } from '@vigilia/kernel';
import { type LogLine, linesOf } from '../log/log-lines.ts';
import type { LogEntry } from '../table/table.ts';

/** All that one player did meanwhile. */
export interface SeatLines {
  readonly seat: Seat | null;
  readonly lines: readonly LogLine[];
}

/** What somebody missed, by player: what was nobody's doing first, then whoever did something first. */
export function recapOf(log: readonly LogEntry[], seen: number): SeatLines[] {
  const missed = linesOf(log.slice(seen));
  const bySeat = Map.groupBy(missed, ({ seat }) => seat);
  const doings = [...bySeat].map(([seat, lines]) => ({ seat, lines }));
  return doings.toSorted((one, other) => Number(one.seat !== null) - Number(other.seat !== null));
}
