import type { LeaseStore } from '../store/store.ts';

interface Lease {
  /** Whether the table has to be taken over at once if this process dies. */
  readonly isDue: boolean;
}

/** Ids in one answer of the database: a process may have died with many thousand tables. */
const PAGE = 100;

/** The leases of this process: a table is at home at one process at a time, which answers for its bots and orders. */
export class Leases {
  /** Names this process among those on the same database. */
  readonly me: string;
  private readonly store: LeaseStore;
  private readonly held = new Map<string, Lease>();
  private unused: ReadonlySet<string> = new Set();
  /** How often the other processes have given this one up. */
  private timesGivenUp = 0;
  private taken: (table: string) => Promise<void> = async () => {};
  /** By table: what is being asked of the store, one thing after the other. */
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(store: LeaseStore, me: string) {
    this.store = store;
    this.me = me;
  }

  /**
   * Calls back with each table that comes to be at home here, before it is: what this process has of it from an earlier time
   * may be old, and from now on the other processes notify this one.
   */
  onTaken(listener: (table: string) => Promise<void>): void {
    this.taken = listener;
  }

  isHeld(table: string): boolean {
    return this.held.has(table);
  }

  /** Takes the lease of a table if it is free, and answers which process holds it; null if there is no such table. */
  async take(table: string, lease: Lease): Promise<string | null> {
    if (this.covers(table, lease)) return this.me;
    return this.inTurn(table, async () => {
      if (this.covers(table, lease)) return this.me;
      const { timesGivenUp } = this;
      const holder = await this.store.claim(table, this.me, lease);
      if (holder !== this.me) return holder;
      if (!this.held.has(table)) await this.taken(table);
      // A process that was given up in the meantime holds nothing: the next who needs the table claims it anew.
      if (timesGivenUp === this.timesGivenUp) this.held.set(table, lease);
      return holder;
    });
  }

  /** Takes the lease of a table if this process has to answer, and answers whether it may. */
  async hold(table: string): Promise<boolean> {
    return (await this.take(table, { isDue: true })) === this.me;
  }

  private covers(table: string, { isDue }: Lease): boolean {
    const held = this.held.get(table);
    return held !== undefined && (held.isDue || !isDue);
  }

  /** The due tables that a process of the same name held when it died: no other process may take them over. */
  async inherited(): Promise<string[]> {
    const tables = await this.store.heldBy(this.me);
    for (const table of tables) this.held.set(table, { isDue: true });
    return tables;
  }

  /** Tables that are due and whose lease no process holds, page by page: the next ones after this id. */
  due(after: string): Promise<string[]> {
    return this.store.due(after, PAGE);
  }

  holders(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.store.holders(tables);
  }

  /**
   * Gives the leases back of tables that are needed neither now nor were when this was last called: the next process that
   * needs one takes it.
   */
  async releaseUnused(isNeeded: (table: string) => boolean): Promise<void> {
    const unused = [...this.held.keys()].filter((table) => !isNeeded(table));
    await Promise.all(
      unused.filter((table) => this.unused.has(table)).map((table) => this.release(table, { isDue: false })),
    );
    this.unused = new Set(unused);
  }

  /** Gives a lease back; a table that is due the next process takes over at once. */
  release(table: string, lease: Lease): Promise<void> {
    this.held.delete(table);
    return this.inTurn(table, () => this.store.release(table, this.me, lease));
  }

  /** Gives all leases back: other processes take over at once what has to be answered. */
  async releaseAll(): Promise<void> {
    await Promise.all(this.turns.values());
    this.held.clear();
    await this.store.releaseAll(this.me);
  }

  /** The other processes have given this one up, and its leases with it. */
  forgetAll(): void {
    this.timesGivenUp++;
    this.held.clear();
  }

  private inTurn<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.turns.get(table) ?? Promise.resolve()).then(work, work);
    this.turns.set(table, turn);
    const end = () => {
      if (this.turns.get(table) === turn) this.turns.delete(table);
    };
    turn.then(end, end);
    return turn;
  }
}
