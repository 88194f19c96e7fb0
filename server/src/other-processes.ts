import type { Devices } from './identity/devices.ts';
import type { LoadedTable } from './live-tables/loaded-table.ts';
import type { Tables } from './live-tables/tables.ts';
import type { Logger } from './operate/log.ts';
import type { TableChannels } from './socket/table-channels.ts';
import type { Notice, TableNotice } from './store/store.ts';

interface Following {
  readonly tables: Tables;
  readonly channels: TableChannels;
  readonly devices: Pick<Devices, 'onSignedOut' | 'signedOutElsewhere'>;
  readonly checkAutoplay: (loaded: LoadedTable) => void;
  readonly log: Pick<Logger, 'error'>;
}

/** Follows the notices of other processes on the same database, and sends them those that are not about a table. */
export function followOtherProcesses(following: Following): void {
  const { tables, channels, devices, checkAutoplay, log } = following;
  const { notices } = tables.store;
  devices.onSignedOut((person, { isElsewhere }) => {
    if (!isElsewhere) notices.tell({ about: 'signed-out', person });
  });
  const followTable = async (notice: TableNotice & Pick<Notice, 'from'>): Promise<void> => {
    const loaded = await tables.inMemory(notice.table);
    if (loaded === undefined) return;
    const channel = channels.at(notice.table);
    switch (notice.about) {
      case 'log':
        if (typeof notice.value !== 'number' || notice.value > loaded.table.version)
          await tables.catchUp(loaded);
        return;
      case 'orders':
        await tables.orders.read(loaded);
        if (channel !== undefined) channels.broadcastPresence(channel);
        return checkAutoplay(loaded);
      case 'talk':
        if (channel !== undefined) await channels.deliverTalk(channel);
        return;
      case 'presence':
        if (channel === undefined || !Array.isArray(notice.value)) return;
        if (channel.presence.update(notice.from, notice.value, tables.now()))
          channels.notifyPresence(channel);
        return channels.broadcastPresence(channel, { notifiesOthers: false });
    }
  };
  const follow = async (notice: Notice): Promise<void> => {
    if ('table' in notice) await followTable(notice);
    else if (notice.about === 'signed-out') devices.signedOutElsewhere(notice.person);
  };
  const missed = async (): Promise<void> => {
    for (const { id } of tables.tablesInMemory) await channels.refresh(id);
  };
  notices.listen(
    (notice) => void follow(notice).catch((error) => log.error(error)),
    () => void missed().catch((error) => log.error(error)),
  );
}
