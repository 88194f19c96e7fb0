import { randomBytes } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import type { Shelf } from '../game-registry.ts';
import type { Store } from '../store/store.ts';
import { applyRow } from '../table/apply.ts';
import { endDealing } from '../table/dealing.ts';
import { isStopped, stoppedIfEnded } from '../table/earlier.ts';
import type { Act, Row } from '../table/fact.ts';
import { type Applied, FurtherBack } from '../table/in-play.ts';
import type { Setting } from '../table/settings.ts';
import type { Table } from '../table/table.ts';
import { firstRow } from './first-row.ts';
import type { Already, Deed, Done, Hall, Live } from '../table/command.ts';
import { atHand, LiveTable } from './loaded-table.ts';
import { load, loadWhole } from './load.ts';
import type { Heard } from './history.ts';
import { canPutAway, putAway } from './snapshot.ts';
import { TablesInMemory } from './tables-in-memory.ts';

export interface HallOptions {
  readonly shelf: Shelf;
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
export type Listener = (live: LiveTable, heard: Heard, before: Table) => void;

/** Hears of the orders left behind whenever they may be others than before. */
export type OrderListener = (live: LiveTable, before: LiveTable['orders']) => void;

/** A snapshot is worth its bytes after so many rows. */
const ROWS_TO_A_SNAPSHOT = 200;

/** The hall of one process. */
export class OpenHall implements Hall {
  readonly shelf: Shelf;
  readonly store: Store;
  readonly now: () => number;
  private readonly options: HallOptions;
  private readonly memory: TablesInMemory;
  private readonly listeners: Listener[] = [];
  private readonly orderListeners: OrderListener[] = [];

  constructor(options: HallOptions) {
    const { shelf, store, now = Date.now } = options;
    this.shelf = shelf;
    this.store = store;
    this.now = now;
    this.options = options;
    this.memory = new TablesInMemory((id) => this.read(id), now);
  }

  /** Takes note of something that failed beside the way. */
  readonly failed = (error: unknown): void => this.options.failed?.(error);

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  listenToOrders(listener: OrderListener): void {
    this.orderListeners.push(listener);
  }

  get tablesInMemory(): readonly LiveTable[] {
    return this.memory.all();
  }

  /** The table if it is in memory, or as soon as it is where it is being read: it may have been read too early. */
  inMemory(id: string): Promise<LiveTable | undefined> {
    return this.memory.getOrAwait(id);
  }

  /** Reads on at the tables somebody is connected to, in case a notice was lost. */
  async catchUpAll(): Promise<void> {
    const { failed } = this;
    const watched = this.memory.all().filter(({ held }) => held.size > 0);
    // One that cannot be read keeps nobody else waiting.
    for (const live of watched) await this.catchUp(live).catch(failed);
  }

  async open(setting: Setting, host: string, already?: Already): Promise<LiveTable | Refusal> {
    const { makeSeed = randomSeed } = this.options;
    const game = this.shelf.get(setting.game)?.game;
    if (game === undefined) return refuse(null, 'refusal.unknown-game', { game: setting.game });
    const row = firstRow(game, { setting, host, seed: makeSeed(), at: this.now(), already });
    if ('refused' in row) return row;
    const applied = applyRow(this.shelf, null, row);
    if (isRefusal(applied)) return applied;
    const { table: id, at: openedAt } = row;
    const { isPublic } = setting;
    await this.store.tables.add({ id, game: game.id, phase: 'gathering', isPublic, host, openedAt }, row);
    await this.addMembers(row);
    return this.memory.keep({ table: applied.table, heard: [{ row, told: [], answers: 0 }], snapshot: 0 });
  }

  async find(id: string): Promise<LiveTable | null> {
    const found = await this.lookUp(id);
    return found === null || isRefusal(found) ? null : found;
  }

  /** The table; why it cannot be played on; or null where there is none. */
  lookUp(id: string): Promise<LiveTable | Refusal | null> {
    return this.memory.lookUp(id);
  }

  private async read(id: string): Promise<LiveTable | Refusal | null> {
    const loaded = await load(this.shelf, this.store.log, id);
    if (loaded === null || isRefusal(loaded)) return loaded;
    const known = await this.store.tables.find(id);
    const table = known?.phase === 'over' ? stoppedIfEnded(loaded.table) : loaded.table;
    const live = new LiveTable({ ...loaded, table }, this.now());
    const { setting, phase, host } = table;
    if (this.shelf.get(setting.game)?.orders !== undefined) await this.readOrders(live);
    // The process may have died between the row and this.
    if (known !== null && known.phase !== phase && !isStopped(table))
      await this.store.tables.setPhase(id, phase);
    if (known !== null && known.host !== host) await this.store.tables.setHost(id, host);
    return live;
  }

  async readOrders(live: LiveTable): Promise<void> {
    const orders = await this.store.orders.of(live.id);
    this.setOrders(live, new Map(orders.map(({ seat, order }) => [seat, order])));
  }

  /** Takes note of the orders as they are in the store. */
  setOrders(live: LiveTable, orders: LiveTable['orders']): void {
    const before = live.orders;
    live.orders = orders;
    for (const listener of this.orderListeners) listener(live, before);
  }

  act(given: Live, deed: Deed): Promise<Done | Refusal> {
    const live = given as LiveTable;
    return live.inTurn(() => this.actNow(live, deed));
  }

  private async actNow(live: LiveTable, deed: Deed): Promise<Done | Refusal> {
    if (live.isInDoubt) await this.readOn(live);
    for (;;) {
      const at = this.now();
      const wanted = deed(live.table, at);
      if (!('facts' in wanted)) return wanted;
      const act = chainedTo(live.table, wanted);
      const row: Row = { table: live.id, version: live.table.version + 1, at, act };
      const applied = this.apply(live, row) ?? (await this.applyFurtherBack(live, row));
      if (isRefusal(applied)) return applied;
      if (await this.append(live, row)) {
        await this.adopt(live, row, applied);
        return { version: row.version };
      }
      this.options.conflicted?.(row);
      // Another process was first: what it did may change what can be done.
      await this.readOn(live);
    }
  }

  /** What the row makes of the table; null where it leads further back than is at hand. */
  private apply({ table }: LiveTable, row: Row): Applied | Refusal | null {
    try {
      return applyRow(this.shelf, table, row);
    } catch (error) {
      if (error instanceof FurtherBack) return null;
      throw error;
    }
  }

  private async applyFurtherBack({ id }: LiveTable, row: Row): Promise<Applied | Refusal> {
    const whole = await loadWhole(this.shelf, this.store.log, id, row.version - 1);
    if (whole === null) return refuse(null, 'refusal.no-table');
    if (isRefusal(whole)) return whole;
    const applied = applyRow(this.shelf, whole.table, row);
    return isRefusal(applied) ? applied : { ...applied, table: atHand(applied.table) };
  }

  private async append(live: LiveTable, row: Row): Promise<boolean> {
    try {
      await this.addMembers(row);
      return await this.store.log.append(row);
    } catch (error) {
      live.isInDoubt = true;
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
  private async adopt(live: LiveTable, row: Row, { table, told }: Applied): Promise<void> {
    const { failed } = this;
    const before = live.table;
    live.table = table;
    live.touchedAt = row.at;
    const heard = { row, told, answers: table.play?.answers ?? 0 };
    live.recent.add(heard);
    // Where that fails, whoever reads the table next mends it.
    if (table.phase !== before.phase) await this.store.tables.setPhase(live.id, table.phase).catch(failed);
    if (table.host !== before.host) await this.store.tables.setHost(live.id, table.host).catch(failed);
    for (const listener of this.listeners) listener(live, heard, before);
    if (table.version - live.snapshot >= ROWS_TO_A_SNAPSHOT) this.keepSnapshot(live);
  }

  /** Reads what other processes have put into the log. */
  catchUp(live: LiveTable): Promise<void> {
    return live.inTurn(() => this.readOn(live));
  }

  private async readOn(live: LiveTable): Promise<void> {
    for (const row of await this.store.log.after(live.id, live.table.version)) {
      const applied = this.apply(live, row) ?? (await this.applyFurtherBack(live, row));
      if (isRefusal(applied)) throw new Error(`the log does not fit: ${applied.reason.key}`);
      await this.adopt(live, row, applied);
    }
    live.isInDoubt = false;
  }

  private keepSnapshot(live: LiveTable): void {
    const { table } = live;
    const { failed } = this;
    if (!canPutAway(table) || live.snapshot === table.version) return;
    live.snapshot = table.version;
    this.store.log.keepSnapshot(live.id, table.version, putAway(table)).catch(failed);
  }

  /** Lets tables that nobody needs leave memory, and says which. */
  letIdleGo(): LiveTable[] {
    const idle = this.memory.letIdleGo();
    for (const live of idle) this.keepSnapshot(live);
    return idle;
  }

  /** Ends the dealings whose time is over: a seat that does not open keeps the others waiting no longer. */
  async endDealings(): Promise<void> {
    for (const live of this.memory.all()) {
      if (live.table.dealing === null || this.now() < live.table.dealing.until) continue;
      await this.act(
        live,
        (table, now) => endDealing(table, now) ?? { version: table.version, already: true },
      );
    }
  }

  /** Waits until whatever is being done is done. */
  async settle(): Promise<void> {
    await Promise.all(this.memory.all().map((live) => live.inTurn(async () => {})));
  }
}

/** Each row carries the hash of the log before it, so that none can be changed or left out unnoticed. */
function chainedTo({ play }: Table, act: Act): Act {
  return play?.link ? { ...act, previous: play.link.hash } : act;
}

function randomSeed(): string {
  return randomBytes(32).toString('hex');
}
