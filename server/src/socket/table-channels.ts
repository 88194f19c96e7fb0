import { Delayed } from '../tables/delayed-table.ts';
import type { LiveTable } from '../tables/loaded-table.ts';
import type { OpenHall } from '../tables/tables.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { Said } from '../store/store.ts';
import type { Listening } from './subscriber.ts';
import { Room } from './table-channel.ts';
import { LATEST, mayHear, shown, wordsOf } from './talk.ts';

/** The rooms of this process: one for each table somebody is connected to. */
export class Rooms {
  private readonly hall: OpenHall;
  private readonly metrics: Pick<Metrics, 'delivered' | 'choices'>;
  private readonly rooms = new Map<string, Room>();
  private readonly counters = new Map<string, { inc(): void }>();

  constructor(hall: OpenHall, metrics: Pick<Metrics, 'delivered' | 'choices'>) {
    this.hall = hall;
    this.metrics = metrics;
    hall.listen((live, heard, before) => {
      const { game } = live.table.setting;
      for (const { fact } of heard.row.act.facts) if (fact === 'chose') this.counterOf(game).inc();
      const room = this.rooms.get(live.id);
      if (room === undefined) return;
      this.metrics.delivered.inc(room.tell(heard, before));
      if (room.needsDelayed) void this.readDelayed(room).catch(hall.failed);
    });
    hall.listenToOrders((live, before) => this.rooms.get(live.id)?.tellOrders(before));
  }

  private counterOf(game: string): { inc(): void } {
    const known = this.counters.get(game) ?? this.metrics.choices.labels({ game });
    this.counters.set(game, known);
    return known;
  }

  /** The room of a table that somebody is connected to. */
  at(table: string): Room | undefined {
    return this.rooms.get(table);
  }

  async enter(live: LiveTable, listening: Listening, since: number | null): Promise<Room> {
    live.held.add(listening);
    const said = await this.talkOf(live).catch((error) => {
      live.held.delete(listening);
      throw error;
    });
    const room = this.rooms.get(live.id) ?? this.add(live, said);
    room.enter(listening, since);
    if (room.needsDelayed) await this.readDelayed(room);
    this.showPresence(room);
    return room;
  }

  /** Late watchers see nothing until the past is read: the log is read as of now, so that no row is missing. */
  private async readDelayed(room: Room): Promise<void> {
    const { id, table } = room.live;
    const { delay } = table.setting;
    if (delay === null) return;
    room.setDelayed(await Delayed.read(this.hall.shelf, this.hall.store.log, id, delay));
  }

  /** What was said at a table lately, unless its room is open and knows. */
  private async talkOf({ id }: LiveTable): Promise<Said[]> {
    return this.rooms.has(id) ? [] : this.hall.store.talk.latest(id, LATEST);
  }

  leave(room: Room, listening: Listening): void {
    const { live } = room;
    room.leave(listening);
    live.held.delete(listening);
    live.touchedAt = this.hall.now();
    this.showPresence(room);
    if (room.isEmpty) this.rooms.delete(live.id);
  }

  /** Tells people here and the other processes who is at the table, where that has changed. */
  showPresence(room: Room, { isToldOthers = true } = {}): void {
    if (!room.presence.hasChanged()) return;
    room.announce({ type: 'present', seats: room.presence.seats() }, ({ sees }) => sees !== 'nothing');
    if (isToldOthers) this.tellPresence(room);
  }

  /** Says again who is here, and forgets processes that have fallen silent. */
  refreshPresence(): void {
    for (const room of this.rooms.values()) {
      room.presence.forget(this.hall.now());
      this.tellPresence(room);
      this.showPresence(room, { isToldOthers: false });
    }
  }

  /** Tells the other processes who is at the table by this one. */
  tellPresence({ live, presence }: Room): void {
    this.hall.store.notices.tell({ table: live.id, about: 'presence', value: presence.seatsHere() });
  }

  /** Reads what was said at a table since, here or elsewhere, and passes it on. */
  async passOnTalk(room: Room): Promise<void> {
    for (const said of await this.hall.store.talk.after(room.live.id, room.talk.number)) {
      if (said.number <= room.talk.number) continue;
      room.talk.add(said);
      room.announce(shown(said), (place) => mayHear(place, wordsOf(said.body)));
    }
  }

  private add(live: LiveTable, said: ConstructorParameters<typeof Room>[2]): Room {
    const game = this.hall.shelf.get(live.table.setting.game)?.game;
    if (game === undefined) throw new Error('a table of a game that nobody knows');
    const room = new Room(live, game, said);
    this.rooms.set(live.id, room);
    return room;
  }
}
