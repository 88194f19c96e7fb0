import type { Seat } from '@vigilia/kernel';
import type { Event } from '../../src/games/diario/table/asked.ts';
import type { LogEntry } from '../../src/table/table.ts';

/** An entry of the log: the deal, or an answer by a seat. */
export function entry(by: Seat | null, ...events: readonly Event[]): LogEntry {
  return { answers: 0, by, events, at: 0 };
}
