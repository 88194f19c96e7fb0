import type { LiveTable } from './tables/loaded-table.ts';
import type { OpenHall } from './tables/tables.ts';
import type { Logger } from './operate/log.ts';
import type { Rooms } from './socket/table-channels.ts';
import type { Notice } from './store/store.ts';

interface Neighbourhood {
  readonly hall: OpenHall;
  readonly rooms: Rooms;
  readonly stir: (live: LiveTable) => void;
  readonly log: Pick<Logger, 'error'>;
}

/** Hears what other processes on the same database have done, and does here what follows from it. */
export function listenToNeighbours({ hall, rooms, stir, log }: Neighbourhood): void {
  const hear = async (notice: Notice): Promise<void> => {
    const live = await hall.inMemory(notice.table);
    if (live === undefined) return;
    const room = rooms.at(notice.table);
    switch (notice.about) {
      case 'log':
        if (typeof notice.value !== 'number' || notice.value > live.table.version) await hall.catchUp(live);
        return;
      case 'orders':
        await hall.readOrders(live);
        if (room !== undefined) rooms.showPresence(room);
        return stir(live);
      case 'talk':
        if (room !== undefined) await rooms.passOnTalk(room);
        return;
      case 'presence':
        if (room === undefined || !Array.isArray(notice.value)) return;
        if (room.presence.hear(notice.from, notice.value, hall.now())) rooms.tellPresence(room);
        return rooms.showPresence(room, { isToldOthers: false });
    }
  };
  const missed = async (): Promise<void> => {
    for (const live of hall.tablesInMemory) await hall.catchUp(live);
  };
  hall.store.notices.listen(
    (notice) => void hear(notice).catch((error) => log.error(error)),
    () => void missed().catch((error) => log.error(error)),
  );
}
