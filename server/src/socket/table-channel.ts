import type { Game, Seat } from '@vigilia/kernel';
import type { Delayed } from '../tables/delayed-table.ts';
import type { LiveTable } from '../tables/loaded-table.ts';
import { deedFor, type Heard, type HeardDeed } from '../tables/history.ts';
import type { Said } from '../store/store.ts';
import { cardOf, shutCardOf } from '../table/card.ts';
import { personAt } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import { Audience } from './viewer-group.ts';
import { Bulletin } from './shared-message.ts';
import { textFrame } from './frame.ts';
import type { Listening } from './subscriber.ts';
import { isShutOut, nameOf, type Place, placeOf } from '../table/viewpoint.ts';
import { HOST, Presence } from './presence.ts';
import { Talk } from './talk.ts';

/** Everybody who is connected to one table, and what they are told. */
export class Room {
  readonly live: LiveTable;
  readonly talk: Talk;
  readonly presence: Presence;
  readonly game: Game;
  /** The table as late watchers see it; null until one comes. */
  private delayed: Delayed | null = null;
  private readonly audiences = new Map<string, Audience>();
  private readonly places = new Map<Listening, Audience>();

  constructor(live: LiveTable, game: Game, said: readonly Said[]) {
    this.live = live;
    this.game = game;
    this.talk = new Talk(said);
    this.presence = new Presence(() => this.seatsHere());
  }

  get isEmpty(): boolean {
    return this.places.size === 0;
  }

  /** Somebody comes in, or comes back: they are told where the table stands and what they missed. */
  enter(listening: Listening, since: number | null): void {
    this.leave(listening);
    const audience = this.audienceAt(placeOf(this.live.table, listening.identity, listening.lens));
    audience.listeners.add(listening);
    this.places.set(listening, audience);
    listening.send(this.welcome(audience, since));
  }

  leave(listening: Listening): void {
    const audience = this.places.get(listening);
    if (audience === undefined) return;
    this.places.delete(listening);
    audience.listeners.delete(listening);
    if (audience.listeners.size === 0) this.audiences.delete(nameOf(audience.place));
  }

  /** Tells everybody of a deed. Whose place at the table it changed is welcomed anew. */
  tell(heard: Heard, before: Table): number {
    const { table } = this.live;
    const isSamePlaces =
      table.chairs === before.chairs && table.host === before.host && table.phase === before.phase;
    const welcomed = isSamePlaces ? null : this.showToTheirPlaces(before);
    if (this.delayed?.take(heard.row)) this.showLate();
    const bulletin = new Bulletin(table, before);
    const views = this.viewsNow();
    let told = 0;
    for (const audience of this.audiences.values()) {
      if (audience.place.isLate || isShutOut(audience.place, table)) continue;
      const view = views.get(audience.place.sees) ?? null;
      const message = textFrame(audience.happened(table, view, heard, bulletin));
      for (const listening of audience.listeners) {
        if (welcomed?.has(listening)) continue;
        listening.sendFrame(message);
        told++;
      }
    }
    return told;
  }

  /** What is seen now, by all who look with the same eyes. */
  private viewsNow(): ReadonlyMap<Place['sees'], object> {
    const { play } = this.live.table;
    if (play === null) return new Map();
    const looking = [...this.audiences.values()].flatMap(({ place: { sees, isLate } }) =>
      sees === 'nothing' || isLate ? [] : sees,
    );
    const { state } = play.moment;
    const views = this.game.views?.(state, looking) ?? looking.map((viewer) => this.game.view(state, viewer));
    return new Map(looking.map((viewer, index) => [viewer, views[index] as object]));
  }

  /** Tells everybody at a place something that is no deed. */
  announce(message: object, to: (place: Place) => boolean = () => true): void {
    const written = JSON.stringify(message);
    for (const { place, listeners } of this.audiences.values()) {
      if (to(place)) for (const listening of listeners) listening.send(written);
    }
  }

  /** Tells the owners of orders that are others than before, and nobody else. */
  tellOrders(before: LiveTable['orders']): void {
    const { table, orders } = this.live;
    for (const seat of table.chairs.keys()) {
      const order = orders.get(seat) ?? null;
      if (order !== (before.get(seat) ?? null))
        this.announce({ type: 'order', order }, ({ own }) => own === seat);
    }
  }

  placeOf(listening: Listening): Place | null {
    return this.places.get(listening)?.place ?? null;
  }

  /** What happened after a version as they heard of it; null where that is too long ago. */
  missed({ sees, isLate }: Place, since: number): HeardDeed[] | null {
    if (sees === 'nothing') return [];
    if (isLate)
      return (this.delayed?.heard ?? [])
        .filter(({ row }) => row.version > since)
        .map((heard) => deedFor(sees, heard));
    return this.live.recent.since(since)?.map((heard) => deedFor(sees, heard)) ?? null;
  }

  /** Seats whose owner is here. An order left behind counts as being here: nobody is to know of it. */
  private seatsHere(): Seat[] {
    const { table, orders } = this.live;
    const places = [...this.audiences.values()].map(({ place }) => place);
    const here = new Set(places.map(({ own }) => own));
    const seats = [...table.chairs.keys()].filter(
      (seat) => personAt(table.chairs[seat]) !== null && (here.has(seat) || orders.has(seat)),
    );
    const isHostHere = table.phase === 'gathering' && places.some(({ isHost }) => isHost);
    return isHostHere ? [HOST, ...seats] : seats;
  }

  /** The identities of people whose seat still waits for them although they are here. */
  awaitedHere(): string[] {
    const { chairs } = this.live.table;
    return [...this.places].flatMap(([{ identity }, { place }]) =>
      identity !== null && place.own !== null && chairs[place.own]?.awaitedSince != null ? identity : [],
    );
  }

  /** Whether somebody watches late for whom the past has not been read. */
  get needsDelayed(): boolean {
    return this.delayed === null && [...this.audiences.values()].some(({ place }) => place.isLate);
  }

  /** Shows late watchers what they may see by now. What happened since it was read is at hand. */
  setDelayed(delayed: Delayed): void {
    for (const { row } of this.live.recent.since(delayed.known) ?? []) delayed.take(row);
    this.delayed = delayed;
    this.showLate();
  }

  private showLate(): void {
    for (const [listening, { place }] of [...this.places]) if (place.isLate) this.enter(listening, null);
  }

  /** Whoever has come to another place is welcomed there; so is whoever is shut out from now on. */
  private showToTheirPlaces(before: Table): ReadonlySet<Listening> {
    const welcomed = new Set<Listening>();
    for (const [listening, { place }] of [...this.places]) {
      const now = placeOf(this.live.table, listening.identity, listening.lens);
      const isJustShutOut = isShutOut(now, this.live.table) && !isShutOut(place, before);
      if (nameOf(now) === nameOf(place) && !isJustShutOut) continue;
      this.enter(listening, now.isLate ? null : this.live.table.version - 1);
      welcomed.add(listening);
    }
    return welcomed;
  }

  private audienceAt(place: Place): Audience {
    const name = nameOf(place);
    const known = this.audiences.get(name);
    if (known !== undefined) return known;
    const audience = new Audience(place, this.game, this.seenFrom(place));
    this.audiences.set(name, audience);
    return audience;
  }

  /** The table as it is seen from a place: some chapters late, or not at all where that is null. */
  private seenFrom(place: Place): Table | null {
    if (isShutOut(place, this.live.table)) return null;
    return place.isLate ? (this.delayed?.table ?? null) : this.live.table;
  }

  private welcome(audience: Audience, since: number | null): string {
    const { table, orders } = this.live;
    const { place } = audience;
    const seen = this.seenFrom(place);
    const message = {
      type: 'welcome',
      version: seen?.version ?? 0,
      answers: seen?.play?.answers ?? 0,
      seat: place.own,
      isHost: place.isHost,
      isBarred: place.isBarred,
      card: isShutOut(place, table) ? shutCardOf(table) : cardOf(table),
      view: audience.viewOf(this.game, seen),
      missed: since === null ? null : this.missed(place, since),
      order: place.own === null ? null : (orders.get(place.own) ?? null),
      talk: this.talk.heardBy(place),
      present: place.sees === 'nothing' ? [] : this.presence.seats(),
    };
    return `${JSON.stringify(message).slice(0, -1)},${audience.now(seen)}}`;
  }
}
