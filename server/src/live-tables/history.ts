import { type Delivered, eventsFor, type GameEvent, type Link, type Viewer } from '@vigilia/kernel';
import type { Row } from '../table/fact.ts';
import type { Applied } from '../table/in-play.ts';
import type { Table } from '../table/table.ts';

/** A row of the log and what the game told with it. */
export interface HistoryEntry {
  readonly row: Row;
  readonly delivered: readonly Delivered[];
  /** How many answers stood afterwards. */
  readonly answers: number;
  /** The hash of the game's log that the row led to; null if the row added nothing to that, or it has no hashes. */
  readonly link: Link | null;
}

/** One row of the log as a viewer may know it. */
export interface LogEntry {
  readonly version: number;
  readonly at: number;
  readonly by: number | null;
  readonly answers: number;
  readonly events: readonly GameEvent[];
  readonly undone?: number;
  readonly link?: Link;
}

/** How many rows are kept for clients that reconnect: more than are added while a train is in a tunnel. */
const KEPT = 256;

/** The latest rows of a table. */
export class History {
  private entries: HistoryEntry[];

  constructor(entries: readonly HistoryEntry[]) {
    this.entries = entries.slice(-KEPT);
  }

  add(entry: HistoryEntry): void {
    // Cut back now and then, not every time.
    if (this.entries.length >= 2 * KEPT) this.entries = this.entries.slice(-KEPT);
    this.entries.push(entry);
  }

  /** What happened after a version; null if that is further back than is kept. */
  since(version: number): readonly HistoryEntry[] | null {
    const first = this.entries[0]?.row.version;
    if (first === undefined || version + 1 < first) return null;
    return this.entries.slice(version + 1 - first);
  }
}

/** What a row made of the table before it; null if it opened the table. */
export function entryOf(row: Row, { table, delivered }: Applied, before: Table | null): HistoryEntry {
  const link = table.play?.link ?? null;
  const isNew = link !== before?.play?.link;
  return { row, delivered, answers: table.play?.answers ?? 0, link: isNew ? link : null };
}

export function logEntryFor(viewer: Viewer, { row, delivered, answers, link }: HistoryEntry): LogEntry {
  const { version, at, act } = row;
  const undone = undoneBy(row);
  return {
    version,
    at,
    by: act.by,
    answers,
    events: eventsFor(viewer, delivered),
    ...(undone === null ? {} : { undone }),
    ...(link === null ? {} : { link }),
  };
}

/** How many answers a row left standing; null if it took none back. */
export function undoneBy({ act }: Row): number | null {
  for (const fact of act.facts) if (fact.fact === 'undid') return fact.backTo;
  return null;
}
