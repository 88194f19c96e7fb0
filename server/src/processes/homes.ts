import type { Reach } from '../store/store.ts';
import type { HomeLink } from './home-link.ts';
import type { Leases } from './leases.ts';
import type { Links } from './links.ts';
import type { Membership } from './membership.ts';

/** Where tables are at home: the process that holds the lease of a table serves all sockets at it. */
export interface Homes {
  /** The line to the process where a table is at home; null: it is served here, and at home here if it was nowhere. */
  of(table: string): Promise<HomeLink | null>;
  /** Whether this process hears of every row that others write at a table. */
  isHeardOf(table: string): boolean;
  /** Which of these tables, which are served here, are at home at a process that this one can reach. */
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
  readonly links: Pick<Links, 'to' | 'reach' | 'isReachedBy'>;
}

export function homesOf({ leases, membership, links }: Parts): Homes {
  async function linkTo(holder: string | null): Promise<HomeLink | null> {
    if (holder === null || holder === leases.me) return null;
    const known = links.to(holder);
    if (known !== null) return known;
    const other = await membership.find(holder);
    return other === undefined ? null : links.reach(other);
  }
  return {
    // If the line is broken both serve the table, and the log decides.
    of: async (table) => linkTo(await leases.take(table, { isDue: false })),
    isHeardOf: (table) => membership.others.length === 0 || leases.isHeld(table),
    async movedAway(tables) {
      const away = tables.filter((table) => !leases.isHeld(table));
      if (away.length === 0) return [];
      const holders = await leases.holders(away);
      const moved: string[] = [];
      for (const table of away) {
        // Another process may be first to take what is at home nowhere.
        const holder = holders.get(table) ?? (await leases.take(table, { isDue: false }));
        if (holder !== null && holder !== leases.me && links.to(holder) !== null) moved.push(table);
      }
      return moved;
    },
  };
}

/**
 * Whom this process notifies of what changes at a table; null: none. If all others can reach this process they serve none
 * of the tables that are at home here. Without a line they may, and then every process is notified.
 */
export function reachOf({ leases, membership, links }: Parts, table: string): Reach | null {
  const { others } = membership;
  if (others.length === 0) return null;
  if (!links.isReachedBy(others)) return 'all';
  return leases.isHeld(table) ? null : 'home';
}
