import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import type { Store } from '../store/store.ts';
import { applyRow } from '../table/apply.ts';
import type { Command, Done } from '../table/command.ts';
import type { GameRegistry } from '../table/game-registry.ts';
import type { TableSettings } from '../table/settings.ts';
import { firstRow, type Rematch } from './first-row.ts';
import { GivenOptions } from './given-options.ts';
import { entryOf } from './history.ts';
import type { LoadedTable } from './loaded-table.ts';
import { TableOrders } from './orders.ts';
import { readTable } from './read-table.ts';
import { keepSnapshot } from './snapshot.ts';
import { storeMembers } from './store-changes.ts';
import {
  type AppendingListener,
  type EntryListener,
  TableRows,
  type TableRowsOptions,
} from './table-rows.ts';
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
  /** How many unfinished tables a person may host; without it, any number. */
  readonly mostHosted?: number;
  /** No other process serves these tables. */
  readonly isAlone?: boolean;
  /** Whether this process hears of every row that others write at a table. Without it, it does. */
  readonly isHeardOf?: (table: string) => boolean;
  /** Called when another process was first to write a version. */
  readonly conflicted?: TableRowsOptions['conflicted'];
}

/** The tables of this server: every command at any of them runs here. */
export class Tables {
  readonly games: GameRegistry;
  readonly store: Store;
  readonly now: () => number;
  readonly orders: TableOrders;
  readonly given: GivenOptions;
  private readonly options: TablesOptions;
  private readonly memory: TablesInMemory;
  private readonly rows: TableRows;

  constructor(options: TablesOptions) {
    const { games, store, now = Date.now, conflicted = () => {} } = options;
    this.games = games;
    this.store = store;
    this.now = now;
    this.options = options;
    this.orders = new TableOrders(games, store);
    this.given = new GivenOptions(games, store);
    this.memory = new TablesInMemory((id) => readTable(this, id), now);
    this.rows = new TableRows({ games, store, failed: this.failed, conflicted });
  }

  /** Reports a failure that loses nothing and stops no command. */
  readonly failed = (error: unknown): void => this.options.failed?.(error);

  onEntry(listener: EntryListener): void {
    this.rows.onEntry(listener);
  }

  onAppending(listener: AppendingListener): void {
    this.rows.onAppending(listener);
  }

  get tablesInMemory(): readonly LoadedTable[] {
    return this.memory.all();
  }

  /** The table if it is in memory, or once it is if it is being read: that reading may lack the latest rows. */
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
    const { makeSeed, mostHosted = Number.MAX_SAFE_INTEGER } = this.options;
    const row = firstRow(game, { setting, host, at: this.now(), rematch, makeSeed });
    if ('refused' in row) return row;
    const applied = applyRow(this.games, null, row);
    if (isRefusal(applied)) return applied;
    const { table: id, at: openedAt } = row;
    const { isPublic } = setting;
    const entry = { id, game: game.id, phase: 'gathering', isPublic, host, openedAt } as const;
    if (!(await this.store.tables.add(entry, row, { mostHosted })))
      return refuse(null, 'refusal.too-many-tables', { most: mostHosted });
    await storeMembers(this.store, row);
    return this.memory.keep({ table: applied.table, entries: [entryOf(row, applied, null)], snapshot: 0 });
  }

  /** The table, from memory or from its log; null if there is none, or none that can be played on. */
  async find(id: string): Promise<LoadedTable | null> {
    const found = await this.lookUp(id);
    return found === null || isRefusal(found) ? null : found;
  }

  /** The table; why it cannot be played on; or null if there is none. */
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
    if (loaded.isInDoubt) await this.rows.readNew(loaded);
    let mayBeBehind = this.options.isAlone !== true;
    for (;;) {
      const { version } = loaded.table;
      const at = this.now();
      const wanted = command(loaded.table, at);
      const done = 'facts' in wanted ? await this.rows.append(loaded, wanted, at) : wanted;
      // Another process was first: what it did may change what can be done.
      if (done === 'conflict') await this.rows.readNew(loaded);
      else if (isRefusal(done) && mayBeBehind) {
        // What another process has done may be on its way here still, and may allow it.
        mayBeBehind = false;
        await this.rows.readNew(loaded);
        if (loaded.table.version === version) return done;
      } else return done;
    }
  }

  /** Reads the rows that other processes have appended. */
  catchUp(loaded: LoadedTable): Promise<void> {
    return loaded.inTurn(() => this.rows.readNew(loaded));
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
