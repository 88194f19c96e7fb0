import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Tally } from '../limits/tally.ts';
import type { Store } from '../store/store.ts';
import { announcing } from './announcing.ts';
import type { Host } from './forwarding-peer.ts';
import { ALONE, type Homes, homesOf, recipientsOf } from './homes.ts';
import { Leases } from './leases.ts';
import { Membership } from './membership.ts';
import type { WhyCut } from './peer-connection.ts';
import { type PeerAddress, Peers } from './peers.ts';
import { SharedCounts } from './shared-counts.ts';

export interface SharingOptions {
  readonly store: Store;
  /** Names this process among those on the same database. */
  readonly me: string;
  readonly now: () => number;
  /** Reports a failure that is tried again. */
  readonly failed: (error: unknown) => void;
  /** Called before a connection to another process is cut. */
  readonly cut: (why: WhyCut) => void;
  /** Null if the processes are not to reach each other. */
  readonly link: PeerAddress | null;
  /** How long a process counts as alive after it has said so, in milliseconds. */
  readonly lease: number;
  readonly limits: { readonly waitingBytes: number; readonly socketsOfAddress: number };
  readonly limiters: Readonly<Record<string, RateLimiter>>;
  /** The sockets here, by address. */
  readonly sockets: Tally;
}

/** What the processes on one database do together. */
export interface Sharing {
  readonly leases: Leases;
  readonly homes: Homes;
  /** Notifies the others of what they have to know. */
  readonly store: Store;
  /** How many other processes there are, to how many of them there is a connection, and how many sockets are forwarded. */
  figures(): { readonly others: number; readonly linked: number; readonly forwarded: number };
  socketsElsewhere(address: string): number;
  /** Calls back when another process is gone, and the tables that were at home there are at home nowhere. */
  onFreed(listener: () => void): void;
  /** Joins the others. `host` begins the sessions of sockets that they forward. */
  join(host: Host): Promise<void>;
  /** To be called three times while a lease lasts, at least. */
  beat(): Promise<void>;
  /** Once all leases are given back. */
  leave(): Promise<void>;
}

/** The usual: other processes on this machine, at any port that is free. */
export const THIS_MACHINE: PeerAddress = { host: '127.0.0.1', port: 0 };

/** A process that no other shares its database with. */
export function notSharing(store: Store, me: string): Sharing {
  return {
    leases: new Leases(store.leases, me),
    homes: ALONE,
    store,
    figures: () => ({ others: 0, linked: 0, forwarded: 0 }),
    socketsElsewhere: () => 0,
    onFreed: () => {},
    join: async () => {},
    beat: async () => {},
    leave: async () => {},
  };
}

/** A process among any number on the same database. */
export async function sharing(options: SharingOptions): Promise<Sharing> {
  const { store, me, now, failed, cut, link, lease, limits, limiters, sockets } = options;
  const { waitingBytes, socketsOfAddress } = limits;
  const leases = new Leases(store.leases, me);
  let freed = () => {};
  const membership = new Membership({
    store: store.processes,
    leases,
    lease,
    freed({ isNews }) {
      if (isNews) store.notices.tell({ about: 'left' });
      freed();
    },
  });
  const counts = new SharedCounts({ limiters, sockets, socketsOfAddress, now });
  const peers = new Peers({
    credentials: { me, secret: await store.processes.secret() },
    waitingBytes,
    silence: lease,
    hearCounts: (process, told) => counts.hear(process, told),
    unheard: (process) => counts.forget(process),
    cut,
    called: () => void beat().catch(failed),
  });
  const parts = { leases, membership, peers };
  const keepPeers = async () => {
    const { others } = membership;
    if (others.length > 0) peers.beat(counts.news(others.length));
    else counts.rest();
    if (link !== null) await peers.keep(others);
  };
  const beat = async () => {
    await membership.beat();
    await keepPeers();
  };
  store.notices.listen(({ about }) => {
    // What happens at the tables here has to be told to the one from now on, and what the other held is to be taken over.
    if (about === 'joined' || about === 'left') beat().catch(failed);
  });
  return {
    leases,
    homes: homesOf(parts),
    store: announcing(store, (table) => recipientsOf(parts, table)),
    figures: () => ({
      others: membership.others.length,
      linked: peers.size,
      forwarded: peers.forwarded,
    }),
    socketsElsewhere: (address) => counts.socketsElsewhere(address),
    onFreed(listener) {
      freed = listener;
    },
    async join(host) {
      await membership.join(link === null ? '' : await peers.listen(link, host));
      store.notices.tell({ about: 'joined' });
      await keepPeers();
    },
    beat,
    async leave() {
      peers.close();
      await membership.leave();
      store.notices.tell({ about: 'left' });
    },
  };
}
