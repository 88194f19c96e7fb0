import type { Seat } from '@vigilia/kernel';
import { withFreeUndo } from '../table/play.ts';
import type { Table } from '../table/table.ts';
import { History } from './history.ts';
import type { TableFromLog } from './load.ts';

/** A table in memory, with what belongs to it and is not in its log. */
export class LoadedTable {
  readonly id: string;
  table: Table;
  readonly history: History;
  /** The orders that players left behind. */
  orders: ReadonlyMap<Seat, string> = new Map();
  /** The version of the snapshot that lies in the store. */
  snapshot: number;
  /** What needs it in memory: sockets, and the tasks of bots. */
  readonly neededBy = new Set<object>();
  usedAt: number;
  /** When it came into memory: before that no client could have connected. */
  readonly loadedAt: number;
  /**
   * By identity: a mark of where its person sat down from, null if that is not counted. Not in the log, which is kept
   * for ever.
   */
  readonly addresses = new Map<string, string | null>();
  /** The store failed in the middle of something: the log may hold more than we know. */
  isInDoubt = false;
  private turn: Promise<unknown> = Promise.resolve();

  constructor({ table, entries, snapshot }: TableFromLog, now: number) {
    this.id = table.id;
    this.table = withFreeUndo(table);
    this.history = new History(entries);
    this.snapshot = snapshot;
    this.usedAt = now;
    this.loadedAt = now;
  }

  /** Does one thing after the other. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work, work);
    this.turn = done;
    return done;
  }
}
