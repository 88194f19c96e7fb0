import type { ProcessStore, ServingProcess } from '../store/store.ts';
import type { Leases } from './leases.ts';

/** How long a process counts as alive after it has said so, in milliseconds: bots pause this long when theirs dies. */
export const LEASE = 3_000;

export interface MembershipOptions {
  readonly store: ProcessStore;
  readonly leases: Leases;
  readonly now: () => number;
  /** In milliseconds. */
  readonly lease: number;
}

/** The processes on this database, this one among them: each says again and again that it is alive. */
export class Membership {
  private readonly options: MembershipOptions;
  private address = '';
  /** Until when the others count on this process; null before it has said anything. */
  private aliveUntil: number | null = null;
  private beating: Promise<void> | null = null;
  private alive: readonly ServingProcess[] = [];

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
    await this.options.store.giveUp(this.options.now());
  }

  /** Another process that is alive, also where it has joined since the last beat. */
  async find(id: string): Promise<ServingProcess | undefined> {
    const known = this.alive.find((other) => other.id === id);
    if (known !== undefined) return known;
    await this.beat();
    return this.alive.find((other) => other.id === id);
  }

  /** Says that this process is alive, learns which others are, and gives up those that are not. */
  beat(): Promise<void> {
    this.beating ??= this.beatNow().finally(() => {
      this.beating = null;
    });
    return this.beating;
  }

  private async beatNow(): Promise<void> {
    const { store, leases, now, lease } = this.options;
    const { me } = leases;
    const at = now();
    const isKnown = await store.renew({ id: me, address: this.address }, at + lease);
    if (!isKnown) leases.forgetAll();
    // After a pause of the database all are late. They say that they are alive before one of them gives another up.
    const wasLate = this.aliveUntil !== null && at > this.aliveUntil;
    this.aliveUntil = at + lease;
    const all = (await store.all()).filter(({ id }) => id !== me);
    this.alive = all.flatMap(({ id, address, aliveUntil }) => (aliveUntil > at ? [{ id, address }] : []));
    if (this.alive.length < all.length && !wasLate) await store.giveUp(at);
  }

  /** This process serves no more. */
  leave(): Promise<void> {
    return this.options.store.remove(this.options.leases.me);
  }
}
