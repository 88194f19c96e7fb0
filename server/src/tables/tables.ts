import { randomBytes } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import type { Store } from '../store/store.ts';
import { applyRow } from '../table/apply.ts';
import type { Command, Done } from '../table/command.ts';
import { endDealing } from '../table/dealing.ts';
import { isStopped, stoppedIfEnded } from '../table/earlier.ts';
import type { Act, Row } from '../table/fact.ts';
import type { GameRegistry } from '../table/game-registry.ts';
import { type Applied, FurtherBack } from '../table/in-play.ts';
import type { TableSettings } from '../table/settings.ts';
import type { Table } from '../table/table.ts';
import { firstRow, type Rematch } from './first-row.ts';
import type { HistoryEntry } from './history.ts';
import { load, loadFromFirstRow } from './load.ts';
import { LoadedTable, withFreeUndo } from './loaded-table.ts';
import { canSnapshot, writeSnapshot } from './snapshot.ts';
import { TablesInMemory } from './tables-in-memory.ts';

export interface TablesOptions {
  readonly games: GameRegistry;
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** 256 bits as hex that nobody can guess. */
  readonly makeSeed?: () => string;
  /** Told of what failed beside the way: nothing is lost by it. */
  readonly failed?: (error: unknown) => void;
  /** Told where another process was first to write a version. */
  readonly conflicted?: (conflict: Pick<Row, 'table' | 'version'>) => void;
}

/** Hears of every deed once it is in the log, here or in another process. */
export type EntryListener = (loaded: LoadedTable, entry: HistoryEntry, before: Table) => void;

/** Hears of the orders left behind whenever they may be others than before. */
export type OrdersListener = (loaded: LoadedTable, before: LoadedTable['orders']) => void;

/** A snapshot is worth its bytes after so many rows. */
const ROWS_TO_A_SNAPSHOT = 200;

/** The hall of one process. */
export class Tables {
  readonly games: GameRegistry;
  readonly store: Store;
  readonly now: () => number;
  private readonly options: TablesOptions;
  private readonly memory: TablesInMemory;
  private readonly listeners: EntryListener[] = [];
  private readonly orderListeners: OrdersListener[] = [];

  constructor(options: TablesOptions) {
    const { games, store, now = Date.now } = options;
    this.games = games;
    this.store = store;
    this.now = now;
    this.options = options;
    this.memory = new TablesInMemory((id) => this.read(id), now);
  }

  /** Takes note of something that failed beside the way. */
  readonly failed = (error: unknown): void => this.options.failed?.(error);

  onEntry(listener: EntryListener): void {
    this.listeners.push(listener);
  }

  onOrders(listener: OrdersListener): void {
    this.orderListeners.push(listener);
  }

  get tablesInMemory(): readonly LoadedTable[] {
    return this.memory.all();
  }

  /** The table if it is in memory, or as soon as it is where it is being read: it may have been read too early. */
  inMemory(id: string): Promise<LoadedTable | undefined> {
    return this.memory.getOrAwait(id);
  }

  /** Reads on at the tables somebody is connected to, in case a notice was lost. */
  async catchUpAll(): Promise<void> {
    const { failed } = this;
    const watched = this.memory.all().filter(({ neededBy }) => neededBy.size > 0);
    // One that cannot be read keeps nobody else waiting.
    for (const loaded of watched) await this.catchUp(loaded).catch(failed);
  }

  async open(setting: TableSettings, host: string, rematch?: Rematch): Promise<LoadedTable | Refusal> {
    const { makeSeed = randomSeed } = this.options;
    const game = this.games.get(setting.game)?.game;
    if (game === undefined) return refuse(null, 'refusal.unknown-game', { game: setting.game });
    const row = firstRow(game, { setting, host, seed: makeSeed(), at: this.now(), rematch });
    if ('refused' in row) return row;
    const applied = applyRow(this.games, null, row);
    if (isRefusal(applied)) return applied;
    const { table: id, at: openedAt } = row;
    const { isPublic } = setting;
    await this.store.tables.add({ id, game: game.id, phase: 'gathering', isPublic, host, openedAt }, row);
    await this.addMembers(row);
    return this.memory.keep({ table: applied.table, entries: [{ row, told: [], answers: 0 }], snapshot: 0 });
  }

  async find(id: string): Promise<LoadedTable | null> {
    const found = await this.lookUp(id);
    return found === null || isRefusal(found) ? null : found;
  }

  /** The table; why it cannot be played on; or null where there is none. */
  lookUp(id: string): Promise<LoadedTable | Refusal | null> {
    return this.memory.lookUp(id);
  }

  private async read(id: string): Promise<LoadedTable | Refusal | null> {
    const fromLog = await load(this.games, this.store.log, id);
    if (fromLog === null || isRefusal(fromLog)) return fromLog;
    const known = await this.store.tables.find(id);
    const table = known?.phase === 'over' ? stoppedIfEnded(fromLog.table) : fromLog.table;
    const loaded = new LoadedTable({ ...fromLog, table }, this.now());
    const { setting, phase, host } = table;
    if (this.games.get(setting.game)?.orders !== undefined) await this.readOrders(loaded);
    // The process may have died between the row and this.
    if (known !== null && known.phase !== phase && !isStopped(table))
      await this.store.tables.setPhase(id, phase);
    if (known !== null && known.host !== host) await this.store.tables.setHost(id, host);
    return loaded;
  }

  async readOrders(loaded: LoadedTable): Promise<void> {
    const orders = await this.store.orders.of(loaded.id);
    this.setOrders(loaded, new Map(orders.map(({ seat, order }) => [seat, order])));
  }

  /** Takes note of the orders as they are in the store. */
  setOrders(loaded: LoadedTable, orders: LoadedTable['orders']): void {
    const before = loaded.orders;
    loaded.orders = orders;
    for (const listener of this.orderListeners) listener(loaded, before);
  }

  /** Runs a command, one at a time at each table: its act is in the log before this is answered. */
  run(loaded: LoadedTable, command: Command): Promise<Done | Refusal> {
    return loaded.inTurn(() => this.runNow(loaded, command));
  }

  private async runNow(loaded: LoadedTable, command: Command): Promise<Done | Refusal> {
    if (loaded.isInDoubt) await this.readNewRows(loaded);
    for (;;) {
      const at = this.now();
      const wanted = command(loaded.table, at);
      if (!('facts' in wanted)) return wanted;
      const act = chainedTo(loaded.table, wanted);
      const row: Row = { table: loaded.id, version: loaded.table.version + 1, at, act };
      const applied = this.apply(loaded, row) ?? (await this.applyFromFirstRow(loaded, row));
      if (isRefusal(applied)) return applied;
      if (await this.append(loaded, row)) {
        await this.adopt(loaded, row, applied);
        return { version: row.version };
      }
      this.options.conflicted?.(row);
      // Another process was first: what it did may change what can be done.
      await this.readNewRows(loaded);
    }
  }

  /** What the row makes of the table; null where it leads further back than is at hand. */
  private apply({ table }: LoadedTable, row: Row): Applied | Refusal | null {
    try {
      return applyRow(this.games, table, row);
    } catch (error) {
      if (error instanceof FurtherBack) return null;
      throw error;
    }
  }

  private async applyFromFirstRow({ id }: LoadedTable, row: Row): Promise<Applied | Refusal> {
    const whole = await loadFromFirstRow(this.games, this.store.log, id, row.version - 1);
    if (whole === null) return refuse(null, 'refusal.no-table');
    if (isRefusal(whole)) return whole;
    const applied = applyRow(this.games, whole.table, row);
    return isRefusal(applied) ? applied : { ...applied, table: withFreeUndo(applied.table) };
  }

  private async append(loaded: LoadedTable, row: Row): Promise<boolean> {
    try {
      await this.addMembers(row);
      return await this.store.log.append(row);
    } catch (error) {
      loaded.isInDoubt = true;
      throw error;
    }
  }

  /** Before they sit down, so that nobody sits at a table that is not among theirs. */
  private async addMembers({ table, act }: Row): Promise<void> {
    for (const fact of act.facts) {
      if (fact.fact === 'sat' && 'identity' in fact.sitter)
        await this.store.tables.addMember(table, fact.sitter.identity);
    }
  }

  /** From here on the table is what the row made of it. */
  private async adopt(loaded: LoadedTable, row: Row, { table, told }: Applied): Promise<void> {
    const { failed } = this;
    const before = loaded.table;
    loaded.table = table;
    loaded.usedAt = row.at;
    const entry = { row, told, answers: table.play?.answers ?? 0 };
    loaded.history.add(entry);
    // Where that fails, whoever reads the table next mends it.
    if (table.phase !== before.phase) await this.store.tables.setPhase(loaded.id, table.phase).catch(failed);
    if (table.host !== before.host) await this.store.tables.setHost(loaded.id, table.host).catch(failed);
    for (const listener of this.listeners) listener(loaded, entry, before);
    if (table.version - loaded.snapshot >= ROWS_TO_A_SNAPSHOT) this.keepSnapshot(loaded);
  }

  /** Reads what other processes have put into the log. */
  catchUp(loaded: LoadedTable): Promise<void> {
    return loaded.inTurn(() => this.readNewRows(loaded));
  }

  private async readNewRows(loaded: LoadedTable): Promise<void> {
    for (const row of await this.store.log.after(loaded.id, loaded.table.version)) {
      const applied = this.apply(loaded, row) ?? (await this.applyFromFirstRow(loaded, row));
      if (isRefusal(applied)) throw new Error(`the log does not fit: ${applied.reason.key}`);
      await this.adopt(loaded, row, applied);
    }
    loaded.isInDoubt = false;
  }

  private keepSnapshot(loaded: LoadedTable): void {
    const { table } = loaded;
    const { failed } = this;
    if (!canSnapshot(table) || loaded.snapshot === table.version) return;
    loaded.snapshot = table.version;
    this.store.log.keepSnapshot(loaded.id, table.version, writeSnapshot(table)).catch(failed);
  }

  /** Lets tables that nobody needs leave memory, and says which. */
  unloadIdle(): LoadedTable[] {
    const idle = this.memory.unloadIdle();
    for (const loaded of idle) this.keepSnapshot(loaded);
    return idle;
  }

  /** Ends the dealings whose time is over: a seat that does not open keeps the others waiting no longer. */
  async endDealings(): Promise<void> {
    for (const loaded of this.memory.all()) {
      if (loaded.table.dealing === null || this.now() < loaded.table.dealing.until) continue;
      await this.run(
        loaded,
        (table, now) => endDealing(table, now) ?? { version: table.version, already: true },
      );
    }
  }

  /** Waits until whatever is being done is done. */
  async settle(): Promise<void> {
    await Promise.all(this.memory.all().map((loaded) => loaded.inTurn(async () => {})));
  }
}

/** Each row carries the hash of the log before it, so that none can be changed or left out unnoticed. */
function chainedTo({ play }: Table, act: Act): Act {
  return play?.link ? { ...act, previous: play.link.hash } : act;
}

function randomSeed(): string {
  return randomBytes(32).toString('hex');
}
