import type { Seat } from '@vigilia/kernel';
import type { LogChapters } from '../draft/game-ui.ts';
import { type LogLine, linesOf } from '../log/log-lines.ts';
import type { LogEntry } from '../table/table.ts';

/** All that one player did meanwhile. */
export interface Doings {
  readonly seat: Seat | null;
  readonly lines: readonly LogLine[];
}

/** What a player missed: first what happened by itself, then by player in the order of their first doing. */
export function recapOf(log: readonly LogEntry[], seen: number, chapters: LogChapters | undefined): Doings[] {
  const missed = linesOf(log.slice(seen), chapters);
  const bySeat = Map.groupBy(missed, ({ seat }) => seat);
  const doings = [...bySeat].map(([seat, lines]) => ({ seat, lines }));
  return doings.toSorted((one, other) => Number(one.seat !== null) - Number(other.seat !== null));
}
