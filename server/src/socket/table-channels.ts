import { DelayedTable } from '../live-tables/delayed-table.ts';
import type { LoadedTable } from '../live-tables/loaded-table.ts';
import type { Tables } from '../live-tables/tables.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { TalkRow } from '../store/store.ts';
import { TableChannel } from './table-channel.ts';
import { bodyOf, LATEST, maySee, talkMessage } from './talk.ts';
import type { Subscriber } from './viewer-group.ts';
import { presentAt } from './welcome.ts';

/** The channels of this process: one for each table with a client. */
export class TableChannels {
  private readonly tables: Tables;
  private readonly metrics: Pick<Metrics, 'delivered' | 'choices'>;
  private readonly channels = new Map<string, TableChannel>();
  private readonly counters = new Map<string, { inc(): void }>();

  constructor(tables: Tables, metrics: Pick<Metrics, 'delivered' | 'choices'>) {
    this.tables = tables;
    this.metrics = metrics;
    tables.onAppending((loaded, entry, after) => this.channels.get(loaded.id)?.prepare(entry, after));
    tables.onEntry((loaded, entry, before) => {
      const { game } = loaded.table.setting;
      for (const { fact } of entry.row.act.facts) if (fact === 'chose') this.counterOf(game).inc();
      const channel = this.channels.get(loaded.id);
      if (channel === undefined) return;
      this.metrics.delivered.inc(channel.publish(entry, before));
      if (channel.needsDelayed) void this.readDelayed(channel).catch(tables.failed);
    });
    tables.orders.onChange((loaded, before) => this.channels.get(loaded.id)?.sendOrders(before));
  }

  private counterOf(game: string): { inc(): void } {
    const known = this.counters.get(game) ?? this.metrics.choices.labels({ game });
    this.counters.set(game, known);
    return known;
  }

  /** The channel of a table; undefined if no client is connected to it. */
  at(table: string): TableChannel | undefined {
    return this.channels.get(table);
  }

  /** The tables that clients are connected to. */
  get tablesInUse(): readonly string[] {
    return [...this.channels.keys()];
  }

  async join(loaded: LoadedTable, subscriber: Subscriber, since: number | null): Promise<TableChannel> {
    loaded.neededBy.add(subscriber);
    const said = await this.talkOf(loaded).catch((error) => {
      loaded.neededBy.delete(subscriber);
      throw error;
    });
    const channel = this.channels.get(loaded.id) ?? this.add(loaded, said);
    channel.join(subscriber, since);
    if (channel.needsDelayed) await this.readDelayed(channel);
    this.broadcastPresence(channel);
    return channel;
  }

  /** Late watchers see nothing until the past is read: the log is read as of now, so that no row is missing. */
  private async readDelayed(channel: TableChannel): Promise<void> {
    const { id, table } = channel.loaded;
    const { delay } = table.setting;
    if (delay === null) return;
    channel.setDelayed(await DelayedTable.read(this.tables.games, this.tables.store.log, id, delay));
  }

  /** The latest talk of a table, unless its channel is open and has it. */
  private async talkOf({ id }: LoadedTable): Promise<TalkRow[]> {
    return this.channels.has(id) ? [] : this.tables.store.talk.latest(id, LATEST);
  }

  leave(channel: TableChannel, subscriber: Subscriber): void {
    const { loaded } = channel;
    channel.leave(subscriber);
    loaded.neededBy.delete(subscriber);
    loaded.usedAt = this.tables.now();
    this.broadcastPresence(channel);
    if (channel.isEmpty) this.channels.delete(loaded.id);
  }

  /** Sends changed presence to the subscribers here and to the other processes. */
  broadcastPresence(channel: TableChannel, { notifiesOthers = true } = {}): void {
    if (!channel.presence.hasChanged()) return;
    const { present: seats, ...watching } = presentAt(channel.presence);
    channel.broadcast({ type: 'present', seats, ...watching }, ({ sees }) => sees !== 'nothing');
    if (notifiesOthers) this.notifyPresence(channel);
  }

  /** Repeats to the other processes who is here, and forgets processes that have fallen silent. */
  refreshPresence(): void {
    for (const channel of this.channels.values()) {
      channel.presence.forget(this.tables.now());
      this.notifyPresence(channel);
      this.broadcastPresence(channel, { notifiesOthers: false });
    }
  }

  /** Notifies the other processes of the people connected to this one. */
  notifyPresence({ loaded, presence }: TableChannel): void {
    this.tables.store.notices.tell({ table: loaded.id, about: 'presence', value: presence.seatsHere() });
  }

  /** Reads the new talk of a table, said here or elsewhere, and delivers it. */
  async deliverTalk(channel: TableChannel): Promise<void> {
    for (const said of await this.tables.store.talk.after(channel.loaded.id, channel.talk.number)) {
      if (said.number <= channel.talk.number) continue;
      channel.talk.add(said);
      channel.broadcast(talkMessage(said), (viewpoint) => maySee(viewpoint, bodyOf(said.body)));
    }
  }

  /** Reads anew what this process has of a table in memory: rows, orders and talk of which it was not notified. */
  async refresh(id: string): Promise<void> {
    const loaded = await this.tables.inMemory(id);
    if (loaded === undefined) return;
    await this.tables.catchUp(loaded);
    await this.tables.orders.read(loaded);
    const channel = this.at(id);
    if (channel !== undefined) await this.deliverTalk(channel);
  }

  private add(loaded: LoadedTable, said: ConstructorParameters<typeof TableChannel>[2]): TableChannel {
    const gameEntry = this.tables.games.get(loaded.table.setting.game);
    if (gameEntry === undefined) throw new Error(`unknown game ${loaded.table.setting.game}`);
    const channel = new TableChannel(loaded, gameEntry, said);
    this.channels.set(loaded.id, channel);
    return channel;
  }
}
