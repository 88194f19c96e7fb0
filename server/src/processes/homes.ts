import type { Recipients } from '../store/store.ts';
import type { HomePeer } from './home-peer.ts';
import type { Leases } from './leases.ts';
import type { Membership } from './membership.ts';
import type { Peers } from './peers.ts';

/** Where tables are at home: the process that holds the lease of a table serves all sockets at it. */
export interface Homes {
  /** The connection to the process where a table is at home; null: it is served here, and at home here if it was nowhere. */
  of(table: string): Promise<HomePeer | null>;
  /** Whether this process hears of every row that others write at a table. */
  isHeardOf(table: string): boolean;
  /** Which of these tables, which are served here, are at home at a process that this one is connected with. */
  movedAway(tables: readonly string[]): Promise<string[]>;
}

/** No other process is there. */
export const ALONE: Homes = {
  of: async () => null,
  isHeardOf: () => true,
  movedAway: async () => [],
};

interface Parts {
  readonly leases: Leases;
  readonly membership: Pick<Membership, 'others' | 'find'>;
  readonly peers: Pick<Peers, 'homeAt' | 'connect' | 'areConnected'>;
}

export function homesOf({ leases, membership, peers }: Parts): Homes {
  async function peerAt(holder: string | null): Promise<HomePeer | null> {
    if (holder === null || holder === leases.me) return null;
    const known = peers.homeAt(holder);
    if (known !== null) return known;
    const other = await membership.find(holder);
    return other === undefined ? null : peers.connect(other);
  }
  return {
    // If the connection is broken both serve the table, and the log decides.
    of: async (table) => peerAt(await leases.take(table, { isDue: false })),
    isHeardOf: (table) => membership.others.length === 0 || leases.isHeld(table),
    async movedAway(tables) {
      const away = tables.filter((table) => !leases.isHeld(table));
      if (away.length === 0) return [];
      const holders = await leases.holders(away);
      const moved: string[] = [];
      for (const table of away) {
        // Another process may be first to take what is at home nowhere.
        const holder = holders.get(table) ?? (await leases.take(table, { isDue: false }));
        if (holder !== null && holder !== leases.me && peers.homeAt(holder) !== null) moved.push(table);
      }
      return moved;
    },
  };
}

/**
 * Whom this process notifies of what changes at a table; null: none. If all others are connected with this process they serve none
 * of the tables that are at home here. Without a connection they may, and then every process is notified.
 */
export function recipientsOf({ leases, membership, peers }: Parts, table: string): Recipients | null {
  const { others } = membership;
  if (others.length === 0) return null;
  if (!peers.areConnected(others)) return 'all';
  return leases.isHeld(table) ? null : 'home';
}
