import type { Autoplayer } from './autoplay/autoplayer.ts';
import type { Tables } from './live-tables/tables.ts';
import type { Logger } from './operate/log.ts';
import { regularly } from './operate/regularly.ts';
import type { Attendance } from './socket/attendance.ts';
import type { SocketKeys } from './socket/socket-keys.ts';
import type { TableChannels } from './socket/table-channels.ts';
import { endDealing } from './table/dealing.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface Housekeeping {
  readonly tables: Tables;
  readonly channels: TableChannels;
  readonly attendance: Attendance;
  readonly autoplayer: Autoplayer;
  readonly keys: SocketKeys;
  /** No other process serves these tables. */
  readonly isAlone: boolean;
  /** In days; 0 for never. */
  readonly archiveAfter: number;
  readonly log: Pick<Logger, 'table' | 'archived' | 'error'>;
}

/** Starts the work that is done again and again, and archives once before it. */
export async function startHousekeeping(options: Housekeeping): Promise<{ stop(): Promise<void> }> {
  const { tables, channels, attendance, keys, isAlone, log } = options;
  const { identities, seatAddresses } = tables.store;
  await archive(options);
  return regularly(log, {
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

async function unloadIdle({ tables, attendance, autoplayer, log }: Housekeeping): Promise<void> {
  // First: only a table in memory frees its seats and replaces its host.
  await attendance.sweep();
  for (const { id, table } of tables.unloadIdle()) {
    await autoplayer.release(id);
    log.table('left memory', { id, game: table.setting.game });
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
