import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import type { Store } from '../store/store.ts';
import { applyRow } from '../table/apply.ts';
import type { Command, Done } from '../table/command.ts';
import type { Row } from '../table/fact.ts';
import type { GameRegistry } from '../table/game-registry.ts';
import type { TableSettings } from '../table/settings.ts';
import type { Table } from '../table/table.ts';
import { firstRow, type Rematch } from './first-row.ts';
import { GivenOptions } from './given-options.ts';
import { entryOf, type HistoryEntry } from './history.ts';
import type { LoadedTable } from './loaded-table.ts';
import { chainedTo, nextTable, nextTableFromLog } from './next-table.ts';
import { TableOrders } from './orders.ts';
import { readTable } from './read-table.ts';
import { keepSnapshot } from './snapshot.ts';
import { hasSitter, isSameEntry, storeEntry, storeMembers } from './store-changes.ts';
import { TablesInMemory } from './tables-in-memory.ts';

export interface TablesOptions {
  readonly games: GameRegistry;
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** 256 random bits as hex. */
  readonly makeSeed?: () => string;
  /** Called with a failure that loses nothing and stops no command. */
  readonly failed?: (error: unknown) => void;
  /** No other process serves these tables. */
  readonly isAlone?: boolean;
  /** Whether this process hears of every row that others write at a table. Without it, it does. */
  readonly isHeardOf?: (table: string) => boolean;
  /** Called where another process was first to write a version. */
  readonly conflicted?: (conflict: Pick<Row, 'table' | 'version'>) => void;
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

/** The tables of this server: every command at any of them runs here. */
export class Tables {
  readonly games: GameRegistry;
  readonly store: Store;
  readonly now: () => number;
  readonly orders: TableOrders;
  readonly given: GivenOptions;
  private readonly options: TablesOptions;
  private readonly memory: TablesInMemory;
  private readonly listeners: EntryListener[] = [];
  private readonly appendingListeners: AppendingListener[] = [];

  constructor(options: TablesOptions) {
    const { games, store, now = Date.now } = options;
    this.games = games;
    this.store = store;
    this.now = now;
    this.options = options;
    this.orders = new TableOrders(games, store);
    this.given = new GivenOptions(games, store);
    this.memory = new TablesInMemory((id) => readTable(this, id), now);
  }

  /** Reports a failure that loses nothing and stops no command. */
  readonly failed = (error: unknown): void => this.options.failed?.(error);

  onEntry(listener: EntryListener): void {
    this.listeners.push(listener);
  }

  onAppending(listener: AppendingListener): void {
    this.appendingListeners.push(listener);
  }

  get tablesInMemory(): readonly LoadedTable[] {
    return this.memory.all();
  }

  /** The table if it is in memory, or once it is where it is being read: that reading may lack the latest rows. */
  inMemory(id: string): Promise<LoadedTable | undefined> {
    return this.memory.getOrAwait(id);
  }

  /** Reads the new rows of every table in use, in case a notice was lost. */
  async catchUpAll(): Promise<void> {
    const { failed } = this;
    const watched = this.memory.all().filter(({ neededBy }) => neededBy.size > 0);
    if (watched.length === 0) return;
    const known = watched.map(({ id, table: { version } }) => ({ table: id, version }));
    const grown = new Set(await this.store.log.grown(known));
    // One table that cannot be read must not keep the others waiting.
    for (const loaded of watched) if (grown.has(loaded.id)) await this.catchUp(loaded).catch(failed);
  }

  /** Opens a new table and appends its first row; a rematch names its id and who sits there. */
  async open(setting: TableSettings, host: string, rematch?: Rematch): Promise<LoadedTable | Refusal> {
    const game = this.games.get(setting.game)?.game;
    if (game === undefined) return refuse(null, 'refusal.unknown-game', { game: setting.game });
    const { makeSeed } = this.options;
    const row = firstRow(game, { setting, host, at: this.now(), rematch, makeSeed });
    if ('refused' in row) return row;
    const applied = applyRow(this.games, null, row);
    if (isRefusal(applied)) return applied;
    const { table: id, at: openedAt } = row;
    const { isPublic } = setting;
    await this.store.tables.add({ id, game: game.id, phase: 'gathering', isPublic, host, openedAt }, row);
    await storeMembers(this.store, row);
    return this.memory.keep({ table: applied.table, entries: [entryOf(row, applied, null)], snapshot: 0 });
  }

  /** The table, from memory or from its log; null where there is none, or none that can be played on. */
  async find(id: string): Promise<LoadedTable | null> {
    const found = await this.lookUp(id);
    return found === null || isRefusal(found) ? null : found;
  }

  /** The table; why it cannot be played on; or null where there is none. */
  async lookUp(id: string): Promise<LoadedTable | Refusal | null> {
    const found = await this.memory.lookUp(id);
    if (found === null || isRefusal(found)) return found;
    if (this.options.isHeardOf?.(id) === false) await this.catchUp(found);
    return found;
  }

  /** Runs a command, one at a time at each table: its act is in the log before this is answered. */
  run(loaded: LoadedTable, command: Command): Promise<Done | Refusal> {
    return loaded.inTurn(() => this.runNow(loaded, command));
  }

  private async runNow(loaded: LoadedTable, command: Command): Promise<Done | Refusal> {
    if (loaded.isInDoubt) await this.readNewRows(loaded);
    let mayBeBehind = this.options.isAlone !== true;
    for (;;) {
      const { version } = loaded.table;
      const done = await this.tryNow(loaded, command);
      // Another process was first: what it did may change what can be done.
      if (done === 'conflict') await this.readNewRows(loaded);
      else if (isRefusal(done) && mayBeBehind) {
        // What another process has done may be on its way here still, and may allow it.
        mayBeBehind = false;
        await this.readNewRows(loaded);
        if (loaded.table.version === version) return done;
      } else return done;
    }
  }

  private async tryNow(loaded: LoadedTable, command: Command): Promise<Done | Refusal | 'conflict'> {
    const at = this.now();
    const wanted = command(loaded.table, at);
    if (!('facts' in wanted)) return wanted;
    const act = chainedTo(loaded.table, wanted);
    const row: Row = { table: loaded.id, version: loaded.table.version + 1, at, act };
    const applied =
      nextTable(this.games, loaded.table, row) ?? (await nextTableFromLog(this.games, this.store.log, row));
    if (isRefusal(applied)) return applied;
    const entry = entryOf(row, applied, loaded.table);
    const appended = this.append(loaded, row);
    // The rows of other tables that came with this one are applied first: all go to disk in one commit.
    await null;
    this.callAppending(loaded, entry, applied.table);
    if (await appended) {
      await this.adopt(loaded, entry, applied.table);
      return { version: row.version };
    }
    this.options.conflicted?.(row);
    return 'conflict';
  }

  private async append(loaded: LoadedTable, row: Row): Promise<boolean> {
    try {
      if (hasSitter(row)) await storeMembers(this.store, row);
      return await this.store.log.append(row);
    } catch (error) {
      loaded.isInDoubt = true;
      throw error;
    }
  }

  private callAppending(loaded: LoadedTable, entry: HistoryEntry, after: Table): void {
    try {
      for (const listener of this.appendingListeners) listener(loaded, entry, after);
    } catch (error) {
      this.failed(error);
    }
  }

  /** Makes the table what the row made of it, and calls the listeners: at once where its entry in the store stays. */
  private adopt(loaded: LoadedTable, entry: HistoryEntry, table: Table): Promise<void> | void {
    const before = loaded.table;
    loaded.table = table;
    loaded.usedAt = entry.row.at;
    loaded.history.add(entry);
    if (isSameEntry(table, before)) this.announce(loaded, entry, before);
    else
      return storeEntry(this.store, table, before, this.failed).then(() =>
        this.announce(loaded, entry, before),
      );
  }

  private announce(loaded: LoadedTable, entry: HistoryEntry, before: Table): void {
    for (const listener of this.listeners) listener(loaded, entry, before);
    if (loaded.table.version - loaded.snapshot >= ROWS_TO_A_SNAPSHOT)
      keepSnapshot(this.store.log, loaded, this.failed);
  }

  /** Reads the rows that other processes have appended. */
  catchUp(loaded: LoadedTable): Promise<void> {
    return loaded.inTurn(() => this.readNewRows(loaded));
  }

  private async readNewRows(loaded: LoadedTable): Promise<void> {
    for (const row of await this.store.log.after(loaded.id, loaded.table.version)) {
      const applied =
        nextTable(this.games, loaded.table, row) ?? (await nextTableFromLog(this.games, this.store.log, row));
      if (isRefusal(applied)) throw new Error(`the log does not fit: ${applied.reason.key}`);
      await this.adopt(loaded, entryOf(row, applied, loaded.table), applied.table);
    }
    loaded.isInDoubt = false;
  }

  /** Removes idle tables from memory and answers which. */
  unloadIdle(): LoadedTable[] {
    const idle = this.memory.unloadIdle();
    for (const loaded of idle) keepSnapshot(this.store.log, loaded, this.failed);
    return idle;
  }

  /** Waits for every command that is running. */
  async settle(): Promise<void> {
    await Promise.all(this.memory.all().map((loaded) => loaded.inTurn(async () => {})));
  }
}
