import type { LeaseStore } from '../store/store.ts';

/** How long a lease lasts unless it is renewed, in milliseconds: bots pause this long when their process dies. */
export const LEASE = 9_000;

/** The leases of this process: only the holder of a table's lease answers for its bots and orders. */
export class Leases {
  private readonly store: LeaseStore;
  private readonly me: string;
  private readonly now: () => number;
  private readonly held = new Map<string, Promise<boolean>>();

  constructor(store: LeaseStore, me: string, now: () => number) {
    this.store = store;
    this.me = me;
    this.now = now;
  }

  /** Claims the lease of a table where this process does not hold it yet, and answers whether it holds it now. */
  async hold(table: string): Promise<boolean> {
    const known = this.held.get(table);
    if (known !== undefined) return known;
    const now = this.now();
    const claim = this.store.claim(table, this.me, now, now + LEASE);
    this.held.set(table, claim);
    const isHeld = await claim.catch((error) => {
      this.held.delete(table);
      throw error;
    });
    if (!isHeld) this.held.delete(table);
    return isHeld;
  }

  /** Renews what is held and forgets what was lost. */
  async renew(): Promise<void> {
    const now = this.now();
    const before = [...this.held.keys()];
    const still = new Set(await this.store.renew(this.me, now, now + LEASE));
    for (const table of before) if (!still.has(table)) this.held.delete(table);
  }

  /** The tables that a process of the same name held when it died: no other process may take them over. */
  inherited(): Promise<string[]> {
    const now = this.now();
    return this.store.renew(this.me, now, now + LEASE);
  }

  /** Tables that are due and whose lease no process holds. */
  due(): Promise<string[]> {
    return this.store.due(this.now(), 50);
  }

  /** Gives the lease back. `isWanted`: another process should claim it at once. */
  async release(table: string, { isWanted }: { readonly isWanted: boolean }): Promise<void> {
    if (!this.held.delete(table)) return;
    await this.store.release(table, this.me, isWanted ? this.now() : null);
  }

  async releaseAll(): Promise<void> {
    for (const table of [...this.held.keys()]) await this.release(table, { isWanted: true });
  }
}
