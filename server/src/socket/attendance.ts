import type { Seat } from '@vigilia/kernel';
import type { LoadedTable } from '../live-tables/loaded-table.ts';
import type { Tables } from '../live-tables/tables.ts';
import { personOnTurn } from '../table/absence.ts';
import {
  come,
  giveUp,
  isWantedByOthers,
  leave,
  replaceHost,
  TIME_TO_COME,
  TIME_TO_RETURN,
} from '../table/commands/attend.ts';
import { personAt } from '../table/seats.ts';
import type { TableChannel } from './table-channel.ts';
import type { TableChannels } from './table-channels.ts';

/** A page that loads again is back sooner, and so is one whose connection was cut, in milliseconds. */
const BLINK = 10_000;

/**
 * Keeps the seats of people who connect, frees the seats and tables of those who do not, and notes who leaves a game on
 * their turn.
 */
export class Attendance {
  private readonly tables: Tables;
  private readonly channels: TableChannels;
  private readonly isAlone: boolean;
  /** When the host of a table was last known to be connected. */
  private readonly hostSeen = new WeakMap<LoadedTable, number>();
  /** When the person on turn was last known to be connected. */
  private readonly personSeen = new WeakMap<LoadedTable, { readonly seat: Seat; readonly at: number }>();
  /** When each person at a public table was last known to be connected. */
  private readonly sitterSeen = new WeakMap<LoadedTable, ReadonlyMap<string, number>>();
  /** Since when a channel is open here: other processes name their people soon after it opens. */
  private readonly channelSeen = new WeakMap<TableChannel, number>();

  /** `isAlone`: no other process serves these tables. */
  constructor(tables: Tables, channels: TableChannels, { isAlone }: { readonly isAlone: boolean }) {
    this.isAlone = isAlone;
    this.tables = tables;
    this.channels = channels;
    tables.onEntry(({ id }) => {
      const channel = channels.at(id);
      if (channel !== undefined) this.noteArrivals(channel);
    });
  }

  /** Keeps the seats of those who sat down and are connected, and notes who is back. */
  noteArrivals(channel: TableChannel): void {
    const { phase } = channel.loaded.table;
    if (phase === 'over') return;
    if (phase === 'gathering') this.noteSitters(channel.loaded);
    for (const identity of channel.awaitedHere())
      this.tables.run(channel.loaded, come(identity)).catch(this.tables.failed);
  }

  /** Looks after every table in memory where people gather or play. */
  async sweep(): Promise<void> {
    for (const loaded of this.tables.tablesInMemory) {
      if (loaded.table.phase === 'playing') await this.noteAbsence(loaded);
      if (loaded.table.phase !== 'gathering') continue;
      await this.noteLeavers(loaded);
      await this.freeSeats(loaded);
      await this.checkHost(loaded);
    }
  }

  /** If players hide nothing from each other, one acts for another at once, and no time has to be known. */
  private async noteAbsence(loaded: LoadedTable): Promise<void> {
    const { table, orders } = loaded;
    const seat = personOnTurn(table);
    if (seat === null || this.tables.games.get(table.setting.game)?.profile.hasSecrets === false) return;
    const channel = this.channels.at(loaded.id);
    // As with the host: another process may know better. Without a channel an order counts as its owner.
    if (channel === undefined && (!this.isAlone || orders.has(seat))) return;
    const now = this.tables.now();
    if (channel?.presence.seats().includes(seat)) this.personSeen.set(loaded, { seat, at: now });
    const seen = this.personSeen.get(loaded);
    const since = Math.max(
      seen?.seat === seat ? seen.at : loaded.loadedAt,
      table.play?.asked[seat]?.at ?? now,
      this.knownSince(channel, now),
    );
    if (now - since >= BLINK) await this.tables.run(loaded, leave(seat, since));
  }

  /** Who was here and has left a public table is awaited, as one who never came; a rematch keeps those who were not here yet. */
  private async noteLeavers(loaded: LoadedTable): Promise<void> {
    const now = this.tables.now();
    for (const [seat, since] of this.noteSitters(loaded))
      if (now - since >= TIME_TO_RETURN) await this.tables.run(loaded, leave(seat, now));
  }

  /** By seat at a public table: when its person was last known to be connected. */
  private noteSitters(loaded: LoadedTable): ReadonlyMap<Seat, number> {
    const present = this.channels.at(loaded.id)?.presence.seats() ?? [];
    const before = this.sitterSeen.get(loaded);
    const seen = new Map<string, number>();
    const seats = new Map<Seat, number>();
    for (const [seat, chair] of loaded.table.chairs.entries()) {
      const person = personAt(chair);
      if (person === null || !isWantedByOthers(loaded.table, seat)) continue;
      const at = present.includes(seat) ? this.tables.now() : before?.get(person.identity);
      if (at === undefined) continue;
      seen.set(person.identity, at);
      seats.set(seat, at);
    }
    this.sitterSeen.set(loaded, seen);
    return seats;
  }

  private async freeSeats(loaded: LoadedTable): Promise<void> {
    const now = this.tables.now();
    for (const [seat, chair] of loaded.table.chairs.entries()) {
      const person = personAt(chair);
      if (person === null || chair?.awaitedSince == null) continue;
      const since = Math.max(chair.awaitedSince, loaded.loadedAt);
      if (now - since >= TIME_TO_COME) await this.tables.run(loaded, giveUp(seat, person.identity));
    }
  }

  private async checkHost(loaded: LoadedTable): Promise<void> {
    const now = this.tables.now();
    const channel = this.channels.at(loaded.id);
    // The host may be connected to another process, and only a channel knows of that.
    if (channel === undefined && !this.isAlone) return;
    if (channel?.presence.hasHost) this.hostSeen.set(loaded, now);
    const since = Math.max(this.hostSeen.get(loaded) ?? loaded.loadedAt, this.knownSince(channel, now));
    if (now - since < TIME_TO_COME) return;
    await this.tables.run(loaded, replaceHost(loaded.table.host, channel?.presence.seats() ?? []));
  }

  private knownSince(channel: TableChannel | undefined, now: number): number {
    if (channel === undefined || this.isAlone) return 0;
    const since = this.channelSeen.get(channel) ?? now;
    this.channelSeen.set(channel, since);
    return since;
  }
}
