import type { Game, Seat } from '@vigilia/kernel';
import type { LiveTable } from '../hall/live-table.ts';
import { deedFor, type Heard, type HeardDeed } from '../hall/recent.ts';
import type { Said } from '../store/store.ts';
import { cardOf } from '../table/card.ts';
import { personAt } from '../table/seat-of.ts';
import type { Table } from '../table/table.ts';
import { Audience, type Place, placeOf } from './audience.ts';
import { Bulletin } from './bulletin.ts';
import { textFrame } from './frame.ts';
import type { Listening } from './listening.ts';
import { Presence } from './presence.ts';
import { Talk } from './talk.ts';

/** Everybody who is connected to one table, and what they are told. */
export class Room {
  readonly live: LiveTable;
  readonly talk: Talk;
  readonly presence: Presence;
  readonly game: Game;
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
    listening.send(this.welcome(listening, audience, since));
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
    const welcomed = table.chairs === before.chairs ? null : this.showToTheirPlaces();
    const bulletin = new Bulletin(table, before);
    const views = this.viewsNow();
    let told = 0;
    for (const audience of this.audiences.values()) {
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
    const looking = [...this.audiences.values()].flatMap(({ place: { sees } }) =>
      sees === 'nothing' ? [] : sees,
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
  missed({ sees }: Place, since: number): HeardDeed[] | null {
    if (sees === 'nothing') return [];
    return this.live.recent.since(since)?.map((heard) => deedFor(sees, heard)) ?? null;
  }

  /** Seats whose owner is here. An order left behind counts as being here: nobody is to know of it. */
  private seatsHere(): Seat[] {
    const { table, orders } = this.live;
    const here = new Set([...this.audiences.values()].map(({ place }) => place.own));
    return [...table.chairs.keys()].filter(
      (seat) => personAt(table.chairs[seat]) !== null && (here.has(seat) || orders.has(seat)),
    );
  }

  private showToTheirPlaces(): ReadonlySet<Listening> {
    const welcomed = new Set<Listening>();
    for (const [listening, { place }] of [...this.places]) {
      const now = placeOf(this.live.table, listening.identity, listening.lens);
      if (nameOf(now) === nameOf(place)) continue;
      this.enter(listening, this.live.table.version - 1);
      welcomed.add(listening);
    }
    return welcomed;
  }

  private audienceAt(place: Place): Audience {
    const name = nameOf(place);
    const known = this.audiences.get(name);
    if (known !== undefined) return known;
    const audience = new Audience(place, this.game, this.live.table);
    this.audiences.set(name, audience);
    return audience;
  }

  private welcome({ identity }: Listening, audience: Audience, since: number | null): string {
    const { table, orders } = this.live;
    const { place } = audience;
    const message = {
      type: 'welcome',
      version: table.version,
      answers: table.play?.answers ?? 0,
      seat: place.own,
      isHost: identity === table.host,
      card: cardOf(table),
      view: audience.viewOf(this.game, table),
      missed: since === null ? null : this.missed(place, since),
      order: place.own === null ? null : (orders.get(place.own) ?? null),
      talk: this.talk.heardBy(place),
      present: this.presence.seats(),
    };
    return `${JSON.stringify(message).slice(0, -1)},${audience.now(table, new Bulletin(table, null))}}`;
  }
}

function nameOf({ sees, own }: Place): string {
  return `${sees} ${own}`;
}
