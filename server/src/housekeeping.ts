import type { Autoplayer } from './autoplay/autoplayer.ts';
import type { Tables } from './live-tables/tables.ts';
import type { Logger } from './operate/log.ts';
import { regularly } from './operate/regularly.ts';
import type { Sharing } from './processes/sharing.ts';
import type { Attendance } from './socket/attendance.ts';
import type { ForwardedClients } from './socket/forwarded-clients.ts';
import type { SocketKeys } from './socket/socket-keys.ts';
import type { SocketServer } from './socket/socket-server.ts';
import type { TableChannels } from './socket/table-channels.ts';
import { endDealing } from './table/dealing.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface Housekeeping {
  readonly tables: Tables;
  readonly channels: TableChannels;
  readonly attendance: Attendance;
  readonly sharing: Sharing;
  readonly autoplayer: Pick<Autoplayer, 'takeOver'>;
  readonly sockets: Pick<SocketServer, 'cutOffAt'>;
  readonly forwardedClients: Pick<ForwardedClients, 'endAt'>;
  readonly keys: SocketKeys;
  /** No other process serves these tables. */
  readonly isAlone: boolean;
  /** In milliseconds. */
  readonly lease: number;
  /** In days; 0 for never. */
  readonly archiveAfter: number;
  readonly log: Pick<Logger, 'table' | 'archived' | 'error'>;
}

/** Starts the work that is done again and again, and archives once before it. */
export async function startHousekeeping(options: Housekeeping): Promise<{ stop(): Promise<void> }> {
  const { tables, channels, attendance, sharing, autoplayer, keys, isAlone, lease, log } = options;
  const { identities, seatAddresses } = tables.store;
  sharing.onFreed(() => {
    leaveMovedTables(options).catch(log.error);
    autoplayer.takeOver().catch(log.error);
  });
  await archive(options);
  return regularly(log, {
    beat: [lease / 3, () => sharing.beat()],
    homes: [lease / 3, () => leaveMovedTables(options)],
    gathering: [5_000, () => attendance.sweep()],
    idle: [5_000, () => unloadIdle(options)],
    dealings: [1_000, () => endDealings(tables)],
    presence: [15_000, async () => channels.refreshPresence()],
    // Alone there is no other process whose notice could be lost.
    notices: [5_000, async () => isAlone || tables.catchUpAll()],
    keys: [60_000, () => keys.check()],
    archive: [3_600_000, () => archive(options)],
    expired: [3_600_000, async () => identities.sweepKeys(tables.now())],
    addresses: [3_600_000, () => seatAddresses.sweep()],
  });
}

async function unloadIdle({ tables, attendance, sharing, log }: Housekeeping): Promise<void> {
  // First: only a table in memory frees its seats and replaces its host.
  await attendance.sweep();
  for (const { id, table } of tables.unloadIdle()) log.table('left memory', { id, game: table.setting.game });
  const inMemory = new Set(tables.tablesInMemory.map(({ id }) => id));
  await sharing.leases.releaseUnused((table) => inMemory.has(table));
}

/** Sends the clients away from tables that are at home at another process now: they come back by way of it. */
async function leaveMovedTables({
  channels,
  sharing,
  sockets,
  forwardedClients,
}: Housekeeping): Promise<void> {
  for (const table of await sharing.homes.movedAway(channels.tablesInUse)) {
    sockets.cutOffAt(table);
    forwardedClients.endAt(table);
  }
}

/** Ends the deals whose time is over: a seat that does not open keeps the others waiting no longer. */
async function endDealings(tables: Tables): Promise<void> {
  for (const loaded of tables.tablesInMemory) {
    const { dealing } = loaded.table;
    if (dealing === null || tables.now() < dealing.until) continue;
    await tables.run(
      loaded,
      (table, now) => endDealing(table, now) ?? { version: table.version, already: true },
    );
  }
}

async function archive({ tables, archiveAfter, log }: Housekeeping): Promise<void> {
  if (archiveAfter === 0) return;
  const now = tables.now();
  const archived = await tables.store.tables.archive(now - archiveAfter * DAY, now);
  if (archived > 0) log.archived({ tables: archived });
}
