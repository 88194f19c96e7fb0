import type { ProcessStore, ServingProcess } from '../store/store.ts';
import type { Leases } from './leases.ts';

/** How long a process counts as alive after it has said so, in milliseconds: bots pause this long when theirs dies. */
export const LEASE = 3_000;

export interface MembershipOptions {
  readonly store: ProcessStore;
  readonly leases: Leases;
  /** In milliseconds. */
  readonly lease: number;
  /** Called when a process serves no more, and its tables are free. `isNews`: no other process knows of it yet. */
  readonly freed: (process: { readonly isNews: boolean }) => void;
}

/** The processes on this database, this one among them: each says again and again that it is alive. */
export class Membership {
  private readonly options: MembershipOptions;
  private address = '';
  /** Until when the others count on this process; null before it has said anything. */
  private aliveUntil: number | null = null;
  private beating: Promise<void> | null = null;
  private alive: readonly ServingProcess[] = [];
  /** The others that have not been given up, alive or not. */
  private known: readonly string[] = [];
  private hasLeft = false;

  constructor(options: MembershipOptions) {
    this.options = options;
  }

  /** The other processes that are alive. */
  get others(): readonly ServingProcess[] {
    return this.alive;
  }

  /** Says for the first time that this process is alive, and where the others reach it. */
  async join(address: string): Promise<void> {
    this.address = address;
    await this.beat();
    await this.giveUp(await this.options.store.now());
  }

  /** Another process that is alive, also if it has joined since the last beat. */
  async find(id: string): Promise<ServingProcess | undefined> {
    const known = this.alive.find((other) => other.id === id);
    if (known !== undefined) return known;
    await this.beat();
    return this.alive.find((other) => other.id === id);
  }

  /** Says that this process is alive, learns which others are, and gives up those that are not. */
  beat(): Promise<void> {
    if (this.hasLeft) return Promise.resolve();
    this.beating ??= this.beatNow().finally(() => {
      this.beating = null;
    });
    return this.beating;
  }

  private async beatNow(): Promise<void> {
    const { store, leases, lease, freed } = this.options;
    const { me } = leases;
    const at = await store.now();
    const isKnown = await store.renew({ id: me, address: this.address }, at + lease);
    if (!isKnown) leases.forgetAll();
    // After a pause of the database all are late. They say that they are alive before one of them gives another up.
    const wasLate = this.aliveUntil !== null && at > this.aliveUntil;
    this.aliveUntil = at + lease;
    const all = (await store.all()).filter(({ id }) => id !== me);
    this.alive = all.flatMap(({ id, address, aliveUntil }) => (aliveUntil > at ? [{ id, address }] : []));
    const before = this.known;
    this.known = all.map(({ id }) => id);
    if (before.some((id) => !this.known.includes(id))) freed({ isNews: false });
    if (this.alive.length < all.length && !wasLate) await this.giveUp(at);
  }

  private async giveUp(at: number): Promise<void> {
    const gone = await this.options.store.giveUp(at);
    this.known = this.known.filter((id) => !gone.includes(id));
    if (gone.length > 0) this.options.freed({ isNews: true });
  }

  /** This process serves no more, and what it holds still is free. */
  async leave(): Promise<void> {
    this.hasLeft = true;
    // One that is under way would say afterwards that this process is alive.
    await this.beating?.catch(() => {});
    await this.options.store.remove(this.options.leases.me);
  }
}
