import type { LiveTable } from '../tables/loaded-table.ts';
import type { OpenHall } from '../tables/tables.ts';
import { come, giveUp, replaceHost, TIME_TO_COME } from '../table/commands/attend.ts';
import { personAt } from '../table/seats.ts';
import type { Room } from './table-channel.ts';
import type { Rooms } from './table-channels.ts';

/** Who comes to a table where people gather, and what becomes of the seats and tables of those who do not. */
export class Attendance {
  private readonly hall: OpenHall;
  private readonly rooms: Rooms;
  private readonly isAlone: boolean;
  /** When the host of a table was last known to be connected. */
  private readonly hostSeen = new WeakMap<LiveTable, number>();
  /** Since when a room is known here: other processes say who is with them soon after it opens. */
  private readonly roomSeen = new WeakMap<Room, number>();

  /** `isAlone`: no other process serves these tables. */
  constructor(hall: OpenHall, rooms: Rooms, { isAlone }: { readonly isAlone: boolean }) {
    this.isAlone = isAlone;
    this.hall = hall;
    this.rooms = rooms;
    hall.listen(({ id }) => {
      const room = rooms.at(id);
      if (room !== undefined) this.note(room);
    });
  }

  /** Keeps the seats of those who sat down and are connected. */
  note(room: Room): void {
    if (room.live.table.phase !== 'gathering') return;
    for (const identity of room.awaitedHere())
      this.hall.act(room.live, come(identity)).catch(this.hall.failed);
  }

  /** Looks after every table in memory where people gather. */
  async sweep(): Promise<void> {
    for (const live of this.hall.tablesInMemory) {
      if (live.table.phase !== 'gathering') continue;
      await this.freeSeats(live);
      await this.mindHost(live);
    }
  }

  private async freeSeats(live: LiveTable): Promise<void> {
    const now = this.hall.now();
    for (const [seat, chair] of live.table.chairs.entries()) {
      const person = personAt(chair);
      if (person === null || chair?.awaitedSince == null) continue;
      const since = Math.max(chair.awaitedSince, live.readAt);
      if (now - since >= TIME_TO_COME) await this.hall.act(live, giveUp(seat, person.identity));
    }
  }

  private async mindHost(live: LiveTable): Promise<void> {
    const now = this.hall.now();
    const room = this.rooms.at(live.id);
    // The host may be with another process, and only a room hears of that.
    if (room === undefined && !this.isAlone) return;
    if (room?.presence.hasHost) this.hostSeen.set(live, now);
    const since = Math.max(this.hostSeen.get(live) ?? live.readAt, this.knownSince(room, now));
    if (now - since < TIME_TO_COME) return;
    await this.hall.act(live, replaceHost(live.table.host, room?.presence.seats() ?? []));
  }

  private knownSince(room: Room | undefined, now: number): number {
    if (room === undefined || this.isAlone) return 0;
    const since = this.roomSeen.get(room) ?? now;
    this.roomSeen.set(room, since);
    return since;
  }
}
