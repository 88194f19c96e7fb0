import type { GameEntry } from '@vigilia/kernel';
import type { DelayedTable } from '../live-tables/delayed-table.ts';
import { type HistoryEntry, type LogEntry, logEntryFor } from '../live-tables/history.ts';
import type { LoadedTable } from '../live-tables/loaded-table.ts';
import type { TalkRow } from '../store/store.ts';
import type { Table } from '../table/table.ts';
import { isLive, isShutOut, nameOf, type Viewpoint, viewpointOf } from '../table/viewpoint.ts';
import { Drafts } from './drafts.ts';
import { Presence } from './presence.ts';
import { seatsHere, watchersHere } from './seats-here.ts';
import { SharedMessage } from './shared-message.ts';
import { RecentTalk } from './talk.ts';
import { type Happened, type Subscriber, ViewerGroup } from './viewer-group.ts';
import { VisibleStates } from './visible-state.ts';
import { welcomeMessage } from './welcome.ts';

/** The messages about a row. */
type Messages = readonly { readonly group: ViewerGroup; readonly message: Happened }[];

/** The subscribers of one table, and what each of them is sent. */
export class TableChannel {
  readonly loaded: LoadedTable;
  readonly talk: RecentTalk;
  readonly presence: Presence;
  readonly drafts = new Drafts();
  private readonly visibleStates: VisibleStates;
  /** The table as late watchers see it; null until one comes. */
  private delayed: DelayedTable | null = null;
  private readonly groups = new Map<string, ViewerGroup>();
  /** What is ready to be sent once its row is in the log. */
  private prepared: { readonly entry: HistoryEntry; readonly messages: Messages } | null = null;
  private readonly viewpoints = new Map<Subscriber, ViewerGroup>();

  constructor(loaded: LoadedTable, rules: Pick<GameEntry, 'game' | 'orders'>, said: readonly TalkRow[]) {
    this.loaded = loaded;
    this.visibleStates = new VisibleStates(rules.game);
    this.talk = new RecentTalk(said);
    this.presence = new Presence(() => {
      const groups = [...this.groups.values()];
      const viewpoints = groups.map(({ viewpoint }) => viewpoint);
      return [...seatsHere(loaded, viewpoints, rules), ...watchersHere(loaded, groups)];
    });
  }

  get isEmpty(): boolean {
    return this.viewpoints.size === 0;
  }

  /** Adds a subscriber, or welcomes it anew: with where the table stands and what it missed. */
  join(subscriber: Subscriber, since: number | null): void {
    this.leave(subscriber);
    const group = this.groupAt(viewpointOf(this.loaded.table, subscriber.identity, subscriber.lens));
    group.subscribers.add(subscriber);
    this.viewpoints.set(subscriber, group);
    const { loaded, talk, presence } = this;
    const missed = since === null ? null : this.missed(group.viewpoint, since);
    const seen = this.seenFrom(group.viewpoint);
    subscriber.send(welcomeMessage(group, { loaded, talk, presence, seen, missed }));
    const draft = this.drafts.messageFor(group.viewpoint);
    if (draft !== null) subscriber.send(JSON.stringify(draft));
  }

  leave(subscriber: Subscriber): void {
    const group = this.viewpoints.get(subscriber);
    if (group === undefined) return;
    this.viewpoints.delete(subscriber);
    group.subscribers.delete(subscriber);
    if (group.subscribers.size === 0) this.groups.delete(nameOf(group.viewpoint));
  }

  /** Writes the messages about a row while it is on its way into the log. */
  prepare(entry: HistoryEntry, after: Table): void {
    const before = this.loaded.table;
    const isSame = isSamePlaces(before, after);
    this.prepared = isSame ? { entry, messages: this.messagesAbout(entry, before, after) } : null;
  }

  /** Sends a new row to all subscribers and answers to how many. Those whose viewpoint it changed are welcomed anew. */
  publish(entry: HistoryEntry, before: Table): number {
    const { table } = this.loaded;
    const over = this.drafts.forget(table);
    if (over !== null) this.broadcast(over, isLive);
    const welcomed = isSamePlaces(before, table) ? null : this.welcomeMoved(before);
    if (this.delayed?.take(entry.row)) this.welcomeLate();
    const { prepared } = this;
    this.prepared = null;
    const messages = prepared?.entry === entry ? prepared.messages : this.messagesAbout(entry, before, table);
    let sent = 0;
    for (const { group, message } of messages) sent += group.send(message, welcomed);
    return sent;
  }

  /** The messages about a row, one a group. */
  private messagesAbout(entry: HistoryEntry, before: Table, after: Table): Messages {
    const messages: { group: ViewerGroup; message: Happened }[] = [];
    const shared = new SharedMessage(after, before, entry);
    for (const group of this.groups.values()) {
      if (group.viewpoint.isLate || isShutOut(group.viewpoint, after)) continue;
      messages.push({ group, message: group.happened(after, entry.row, shared) });
    }
    return messages;
  }

  /** Sends a message that is not in the log to all subscribers, or to those with certain viewpoints. */
  broadcast(message: object, to: (viewpoint: Viewpoint) => boolean = () => true): void {
    const written = JSON.stringify(message);
    for (const { viewpoint, subscribers } of this.groups.values()) {
      if (to(viewpoint)) for (const subscriber of subscribers) subscriber.send(written);
    }
  }

  /** Sends changed orders to their owners only. */
  sendOrders(before: LoadedTable['orders']): void {
    const { table, orders } = this.loaded;
    for (const seat of table.chairs.keys()) {
      const order = orders.get(seat) ?? null;
      if (order !== (before.get(seat) ?? null))
        this.broadcast({ type: 'order', order }, ({ own }) => own === seat);
    }
  }

  viewpointOf(subscriber: Subscriber): Viewpoint | null {
    return this.viewpoints.get(subscriber)?.viewpoint ?? null;
  }

  /** The log after a version as seen from here; null if that is further back than is kept. */
  missed({ sees, isLate }: Viewpoint, since: number): LogEntry[] | null {
    if (sees === 'nothing') return [];
    if (isLate)
      return (this.delayed?.entries ?? [])
        .filter(({ row }) => row.version > since)
        .map((entry) => logEntryFor(sees, entry));
    return this.loaded.history.since(since)?.map((entry) => logEntryFor(sees, entry)) ?? null;
  }

  /** The identities of people whose seat still waits for them although they are here. */
  awaitedHere(): string[] {
    const { chairs } = this.loaded.table;
    if (chairs.every((chair) => chair?.awaitedSince == null)) return [];
    return [...this.viewpoints].flatMap(([{ identity }, { viewpoint }]) =>
      identity !== null && viewpoint.own !== null && chairs[viewpoint.own]?.awaitedSince != null
        ? identity
        : [],
    );
  }

  /** Whether a late watcher is here and the delayed table has not been read. */
  get needsDelayed(): boolean {
    return this.delayed === null && [...this.groups.values()].some(({ viewpoint }) => viewpoint.isLate);
  }

  /** Shows late watchers what they may see by now; the rows since it was read are in the history. */
  setDelayed(delayed: DelayedTable): void {
    for (const { row } of this.loaded.history.since(delayed.known) ?? []) delayed.take(row);
    this.delayed = delayed;
    this.welcomeLate();
  }

  private welcomeLate(): void {
    for (const [subscriber, { viewpoint }] of [...this.viewpoints])
      if (viewpoint.isLate) this.join(subscriber, null);
  }

  /** Welcomes anew every subscriber whose viewpoint has changed, and those who are shut out from now on. */
  private welcomeMoved(before: Table): ReadonlySet<Subscriber> {
    const welcomed = new Set<Subscriber>();
    for (const [subscriber, { viewpoint }] of [...this.viewpoints]) {
      const now = viewpointOf(this.loaded.table, subscriber.identity, subscriber.lens);
      const isJustShutOut = isShutOut(now, this.loaded.table) && !isShutOut(viewpoint, before);
      if (nameOf(now) === nameOf(viewpoint) && !isJustShutOut) continue;
      this.join(subscriber, now.isLate ? null : this.loaded.table.version - 1);
      welcomed.add(subscriber);
    }
    return welcomed;
  }

  private groupAt(viewpoint: Viewpoint): ViewerGroup {
    const name = nameOf(viewpoint);
    const known = this.groups.get(name);
    if (known !== undefined) return known;
    const group = new ViewerGroup(viewpoint, this.visibleStates, this.seenFrom(viewpoint));
    this.groups.set(name, group);
    // Nothing is written for it yet.
    this.prepared = null;
    return group;
  }

  /** The table as it is seen from a place: some chapters late, or not at all if that is null. */
  private seenFrom(viewpoint: Viewpoint): Table | null {
    if (isShutOut(viewpoint, this.loaded.table)) return null;
    return viewpoint.isLate ? (this.delayed?.table ?? null) : this.loaded.table;
  }
}

/** Whether a row left everyone with the viewpoint they had. Tables are never changed in place. */
function isSamePlaces(before: Table, after: Table): boolean {
  return after.chairs === before.chairs && after.host === before.host && after.phase === before.phase;
}
