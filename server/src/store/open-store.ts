import { statfs } from 'node:fs/promises';
import { givenStore } from './given.ts';
import { groupCommit } from './group-commit.ts';
import { identityStore } from './identities.ts';
import { leaseStore } from './leases.ts';
import { logStore } from './log.ts';
import { migrate } from './migrations/migrate.ts';
import { orderStore } from './orders.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { processStore } from './processes.ts';
import { seatAddressStore } from './seat-addresses.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import type { Store } from './store.ts';
import { tableStore } from './tables.ts';
import { talkStore } from './talk.ts';
import { wholeStore } from './whole.ts';

/** Where the store is: a folder for SQLite, or the address of a PostgreSQL database. */
export type StoreLocation = { readonly data: string } | { readonly url: string };

/** Called after every group commit: how many rows it took to disk, and how long that took. */
export type Committed = (commit: { readonly rows: number; readonly milliseconds: number }) => void;

export interface OpenOptions {
  readonly committed?: Committed;
  /** Names this process to the others on the same database. */
  readonly process?: string;
  /** How many milliseconds lie between two commits if rows come faster. */
  readonly between?: () => number;
  /** Whether SQLite compares every index with its table, not only the pages. */
  readonly fullCheck?: boolean;
}

export async function openStore(location: StoreLocation, options: OpenOptions = {}): Promise<Store> {
  const { committed = () => {}, process, between, fullCheck = false } = options;
  const { database, notices } = await ('url' in location
    ? openPostgres(location.url, process)
    : openSqlite(location.data, { fullCheck }));
  try {
    await migrate(database);
  } catch (problem) {
    await database.close();
    throw problem;
  }
  const commit = groupCommit(
    async (entries) => {
      const start = performance.now();
      const isIn = await database.append(entries);
      committed({ rows: entries.length, milliseconds: performance.now() - start });
      return isIn;
    },
    { ...(between && { between }) },
  );
  let closed: Promise<void> | null = null;
  async function closeAll(): Promise<void> {
    await commit.settled();
    await database.close();
  }
  return {
    log: logStore(database, commit),
    tables: tableStore(database),
    identities: identityStore(database),
    talk: talkStore(database),
    orders: orderStore(database),
    given: givenStore(database),
    seatAddresses: seatAddressStore(database),
    leases: leaseStore(database),
    processes: processStore(database),
    whole: wholeStore(database),
    notices,
    async proveWrite(now) {
      await database.transaction([{ sql: 'UPDATE health SET at = $1 WHERE id = 1', values: [now] }]);
    },
    async freeBytes() {
      if ('url' in location) return null;
      const { bavail, bsize } = await statfs(location.data);
      return bavail * bsize;
    },
    close() {
      closed ??= closeAll();
      return closed;
    },
  };
}
