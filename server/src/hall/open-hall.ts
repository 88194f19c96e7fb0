import { randomBytes } from 'node:crypto';
import { type Game, isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import type { Shelf } from '../shelf.ts';
import type { Store } from '../store/store.ts';
import { applyRow } from '../table/apply.ts';
import type { Fact, Row } from '../table/fact.ts';
import { type Applied, FurtherBack } from '../table/in-play.ts';
import type { Setting } from '../table/setting.ts';
import type { Table } from '../table/table.ts';
import type { Already, Deed, Done, Hall, Live } from './hall.ts';
import { makeId } from './id.ts';
import { atHand, LiveTable } from './live-table.ts';
import { load, loadWhole } from './load.ts';
import type { Heard } from './recent.ts';
import { canPutAway, putAway } from './snapshot.ts';

export interface HallOptions {
  readonly shelf: Shelf;
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** 256 bits as hex that nobody can guess. */
  readonly makeSeed?: () => string;
  /** Told of what went wrong beside the way. */
  readonly failed?: (what: string, error: unknown) => void;
}

/** Hears of every deed once it is in the log, here or in another process. */
export type Listener = (live: LiveTable, heard: Heard, before: Table) => void;

/** A snapshot is worth its bytes after so many rows. */
const ROWS_TO_A_SNAPSHOT = 200;
/** How long a table nobody needs stays in memory, in milliseconds. */
const IDLE = 60_000;

/** The hall of one process. */
export class OpenHall implements Hall {
  readonly shelf: Shelf;
  readonly store: Store;
  readonly now: () => number;
  private readonly makeSeed: () => string;
  private readonly failed: (what: string, error: unknown) => void;
  private readonly tables = new Map<string, Promise<LiveTable | Refusal | null>>();
  private readonly live = new Map<string, LiveTable>();
  private readonly listeners: Listener[] = [];

  constructor({ shelf, store, now = Date.now, makeSeed = randomSeed, failed = () => {} }: HallOptions) {
    this.shelf = shelf;
    this.store = store;
    this.now = now;
    this.makeSeed = makeSeed;
    this.failed = failed;
  }

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  get tablesInMemory(): readonly LiveTable[] {
    return [...this.live.values()];
  }

  inMemory(id: string): LiveTable | undefined {
    return this.live.get(id);
  }

  async open(setting: Setting, host: string, already?: Already): Promise<LiveTable | Refusal> {
    const game = this.shelf.get(setting.game)?.game;
    if (game === undefined) return refuse(null, 'refusal.unknown-game', { game: setting.game });
    const reason = whyNotOpen(game, setting);
    if (reason !== null) return reason;
    const { id = makeId(), sitters = [] } = already ?? {};
    const sat = sitters.flatMap((sitter, seat): Fact[] => (sitter ? [{ fact: 'sat', seat, sitter }] : []));
    const opened: Fact = { fact: 'opened', setting, host, seed: this.makeSeed() };
    const row: Row = { table: id, version: 1, at: this.now(), act: { by: null, facts: [opened, ...sat] } };
    const applied = applyRow(this.shelf, null, row);
    if (isRefusal(applied)) return applied;
    const { isPublic } = setting;
    const { at: openedAt } = row;
    await this.store.tables.add({ id, game: game.id, phase: 'gathering', isPublic, host, openedAt }, row);
    await this.addMembers(row);
    return this.keep({ table: applied.table, heard: [{ row, told: [], answers: 0 }], snapshot: 0 });
  }

  async find(id: string): Promise<LiveTable | null> {
    const found = await this.lookUp(id);
    if (found === null || isRefusal(found)) return null;
    found.touchedAt = this.now();
    return found;
  }

  /** The table; why it cannot be played on; or null where there is none. */
  lookUp(id: string): Promise<LiveTable | Refusal | null> {
    const known = this.tables.get(id);
    if (known !== undefined) return known;
    const loading = this.read(id);
    this.tables.set(id, loading);
    const forget = () => this.tables.delete(id);
    loading.then((found) => (found === null || isRefusal(found)) && forget(), forget);
    return loading;
  }

  private async read(id: string): Promise<LiveTable | Refusal | null> {
    const loaded = await load(this.shelf, this.store.log, id);
    if (loaded === null || isRefusal(loaded)) return loaded;
    const live = new LiveTable(loaded, this.now());
    const hasOrders = this.shelf.get(loaded.table.setting.game)?.orders !== undefined;
    if (hasOrders) await this.readOrders(live);
    const known = await this.store.tables.find(id);
    // The process may have died between the row and this.
    if (known !== null && known.phase !== live.table.phase)
      await this.store.tables.setPhase(id, live.table.phase);
    this.live.set(id, live);
    return live;
  }

  private keep(loaded: ConstructorParameters<typeof LiveTable>[0]): LiveTable {
    const live = new LiveTable(loaded, this.now());
    this.live.set(live.id, live);
    this.tables.set(live.id, Promise.resolve(live));
    return live;
  }

  async readOrders(live: LiveTable): Promise<void> {
    const orders = await this.store.orders.of(live.id);
    live.orders = new Map(orders.map(({ seat, order }) => [seat, order]));
  }

  act(given: Live, deed: Deed): Promise<Done | Refusal> {
    const live = given as LiveTable;
    return live.inTurn(() => this.actNow(live, deed));
  }

  private async actNow(live: LiveTable, deed: Deed): Promise<Done | Refusal> {
    if (live.isInDoubt) await this.readOn(live);
    for (;;) {
      const at = this.now();
      const act = deed(live.table, at);
      if (!('facts' in act)) return act;
      const row: Row = { table: live.id, version: live.table.version + 1, at, act };
      const applied = await this.apply(live, row);
      if (isRefusal(applied)) return applied;
      if (await this.append(live, row)) {
        await this.adopt(live, row, applied);
        return { version: row.version };
      }
      // Another process was first: what it did may change what can be done.
      await this.readOn(live);
    }
  }

  private async apply(live: LiveTable, row: Row): Promise<Applied | Refusal> {
    try {
      return applyRow(this.shelf, live.table, row);
    } catch (error) {
      if (!(error instanceof FurtherBack)) throw error;
      const whole = await loadWhole(this.shelf, this.store.log, live.id);
      if (whole === null) return refuse(null, 'refusal.no-table');
      if (isRefusal(whole)) return whole;
      const applied = applyRow(this.shelf, whole.table, row);
      return isRefusal(applied) ? applied : { ...applied, table: atHand(applied.table) };
    }
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

  private async addMembers({ table, act }: Row): Promise<void> {
    for (const fact of act.facts) {
      if (fact.fact === 'sat' && 'identity' in fact.sitter)
        await this.store.tables.addMember(table, fact.sitter.identity);
    }
  }

  private async adopt(live: LiveTable, row: Row, { table, told }: Applied): Promise<void> {
    const before = live.table;
    live.table = table;
    live.touchedAt = row.at;
    const heard = { row, told, answers: table.play?.answers ?? 0 };
    live.recent.add(heard);
    if (table.phase !== before.phase) await this.store.tables.setPhase(live.id, table.phase);
    for (const listener of this.listeners) listener(live, heard, before);
    if (table.version - live.snapshot >= ROWS_TO_A_SNAPSHOT) this.keepSnapshot(live);
  }

  /** Reads what other processes have put into the log. */
  catchUp(live: LiveTable): Promise<void> {
    return live.inTurn(() => this.readOn(live));
  }

  private async readOn(live: LiveTable): Promise<void> {
    for (const row of await this.store.log.after(live.id, live.table.version)) {
      const applied = await this.apply(live, row);
      if (isRefusal(applied)) throw new Error(`the log does not fit: ${applied.reason.key}`);
      await this.adopt(live, row, applied);
    }
    live.isInDoubt = false;
  }

  private keepSnapshot(live: LiveTable): void {
    const { table } = live;
    if (!canPutAway(table) || live.snapshot === table.version) return;
    live.snapshot = table.version;
    this.store.log
      .keepSnapshot(live.id, table.version, putAway(table))
      .catch((error) => this.failed('snapshot', error));
  }

  /** Lets tables that nobody needs leave memory, and says which. */
  letIdleGo(): LiveTable[] {
    const longAgo = this.now() - IDLE;
    const idle = [...this.live.values()].filter(
      ({ held, touchedAt }) => held.size === 0 && touchedAt < longAgo,
    );
    for (const live of idle) {
      this.keepSnapshot(live);
      this.live.delete(live.id);
      this.tables.delete(live.id);
    }
    return idle;
  }

  /** Waits until whatever is being done is done. */
  async settle(): Promise<void> {
    await Promise.all([...this.live.values()].map((live) => live.inTurn(async () => {})));
  }
}

function whyNotOpen(game: Game, { seats, options }: Setting): Refusal | null {
  const { min, max } = game.seats;
  if (seats < min || seats > max) return refuse(game.clauses[0] ?? null, 'refusal.seats', { min, max });
  const completed = game.options(options);
  return isRefusal(completed) ? completed : null;
}

function randomSeed(): string {
  return randomBytes(32).toString('hex');
}
