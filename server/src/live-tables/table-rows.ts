import { isRefusal, type Refusal } from '@vigilia/kernel';
import type { Store } from '../store/store.ts';
import { applyRow } from '../table/apply.ts';
import type { Done, WantedAct } from '../table/command.ts';
import type { Act, Row } from '../table/fact.ts';
import type { GameRegistry } from '../table/game-registry.ts';
import { goesBeyondMemory } from '../table/in-play.ts';
import type { Table } from '../table/table.ts';
import { entryOf, type HistoryEntry } from './history.ts';
import { applyWithWholeLog } from './load.ts';
import type { LoadedTable } from './loaded-table.ts';
import { keepSnapshot } from './snapshot.ts';
import { hasSitter, isSameEntry, storeEntry, storeMembers } from './store-changes.ts';

export interface TableRowsOptions {
  readonly games: GameRegistry;
  readonly store: Store;
  /** Called with a failure that loses nothing and stops no command. */
  readonly failed: (error: unknown) => void;
  /** Called when another process was first to write a version. */
  readonly conflicted: (conflict: Pick<Row, 'table' | 'version'>) => void;
}

/** Called for every row once it is in the log, appended here or by another process. */
export type EntryListener = (loaded: LoadedTable, entry: HistoryEntry, before: Table) => void;

/**
 * Called while a row is on its way into the log, with the table as it will be: what it takes to tell of it can be made
 * ready meanwhile. The row may still not get there.
 */
export type AppendingListener = (loaded: LoadedTable, entry: HistoryEntry, after: Table) => void;

/** A snapshot is written after this many rows. */
const ROWS_TO_A_SNAPSHOT = 200;

/**
 * Appends rows to the log and reads those that other processes have appended. A table in memory becomes what a row makes of
 * it once the row is in the log.
 */
export class TableRows {
  private readonly options: TableRowsOptions;
  private readonly listeners: EntryListener[] = [];
  private readonly appendingListeners: AppendingListener[] = [];

  constructor(options: TableRowsOptions) {
    this.options = options;
  }

  onEntry(listener: EntryListener): void {
    this.listeners.push(listener);
  }

  onAppending(listener: AppendingListener): void {
    this.appendingListeners.push(listener);
  }

  /** Appends an act; `conflict` if another process was first to write the version. */
  async append(
    loaded: LoadedTable,
    { played, ...act }: WantedAct,
    at: number,
  ): Promise<Done | Refusal | 'conflict'> {
    const { version } = loaded.table;
    const row: Row = { table: loaded.id, version: version + 1, at, act: chainedTo(loaded.table, act) };
    const applied = goesBeyondMemory(loaded.table, row)
      ? await applyWithWholeLog(this.options.games, this.options.store.log, row)
      : applyRow(this.options.games, loaded.table, row, { wholePast: false, played });
    if (isRefusal(applied)) return applied;
    const entry = entryOf(row, applied, loaded.table);
    const appended = this.write(loaded, row);
    // The rows of other tables that came with this one are applied first: all go to disk in one commit.
    await null;
    this.callAppending(loaded, entry, applied.table);
    if (await appended) {
      await this.adopt(loaded, entry, applied.table);
      return { version: row.version };
    }
    this.options.conflicted(row);
    return 'conflict';
  }

  private async write(loaded: LoadedTable, row: Row): Promise<boolean> {
    try {
      if (hasSitter(row)) await storeMembers(this.options.store, row);
      return await this.options.store.log.append(row);
    } catch (error) {
      loaded.isInDoubt = true;
      throw error;
    }
  }

  private callAppending(loaded: LoadedTable, entry: HistoryEntry, after: Table): void {
    try {
      for (const listener of this.appendingListeners) listener(loaded, entry, after);
    } catch (error) {
      this.options.failed(error);
    }
  }

  /** Makes the table what the row made of it, and calls the listeners: at once if its entry in the store stays. */
  private adopt(loaded: LoadedTable, entry: HistoryEntry, table: Table): Promise<void> | void {
    const before = loaded.table;
    loaded.table = table;
    loaded.usedAt = entry.row.at;
    loaded.history.add(entry);
    if (isSameEntry(table, before)) this.announce(loaded, entry, before);
    else
      return storeEntry(this.options.store, table, before, this.options.failed).then(() =>
        this.announce(loaded, entry, before),
      );
  }

  private announce(loaded: LoadedTable, entry: HistoryEntry, before: Table): void {
    for (const listener of this.listeners) listener(loaded, entry, before);
    if (loaded.table.version - loaded.snapshot >= ROWS_TO_A_SNAPSHOT)
      keepSnapshot(this.options.store.log, loaded, this.options.failed);
  }

  /** Reads the rows that other processes have appended. */
  async readNew(loaded: LoadedTable): Promise<void> {
    for (const row of await this.options.store.log.after(loaded.id, loaded.table.version)) {
      const applied = goesBeyondMemory(loaded.table, row)
        ? await applyWithWholeLog(this.options.games, this.options.store.log, row)
        : applyRow(this.options.games, loaded.table, row);
      if (isRefusal(applied)) throw new Error(`the log does not fit: ${applied.reason.key}`);
      await this.adopt(loaded, entryOf(row, applied, loaded.table), applied.table);
    }
    loaded.isInDoubt = false;
  }
}

/** Each row carries the hash of the log before it, so that no row can be changed or left out unnoticed. */
function chainedTo({ play }: Table, act: Act): Act {
  return play?.link ? { ...act, previous: play.link.hash } : act;
}
