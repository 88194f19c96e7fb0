import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Advice,
  isRefusal,
  type Kinds,
  type PlanStop,
  type Refusal,
  type Remembered,
  type Seat,
} from '@vigilia/kernel';
import type { Card, FromServer } from '@vigilia/server/protocol';
import { readSeen, writeSeen } from '../../keep/seen.ts';
import type { Chest } from '../../keep/tables.ts';
import type { Table } from '../table.ts';
import { Connection } from './connection.ts';
import { OnlineCompany } from './online-company.ts';
import { Requests } from './requests.ts';
import { sittersOf } from './sitters.ts';
import { StorySoFar } from './story-so-far.ts';
import { Told } from './told.ts';
import type { Wire } from './wire.ts';
import { Witness } from './witness.ts';

/** A table in the house of a server, as one screen has it. */
export class OnlineTable implements Table {
  readonly game: string;
  readonly practice: boolean;
  readonly where = 'online';
  readonly company: OnlineCompany;
  readonly viewer: Told['viewer'];
  readonly view: Told['view'];
  readonly asks: Told['asks'];
  readonly asked: Told['asked'];
  readonly mayUndo: Told['mayUndo'];
  readonly order: Told['order'];
  readonly deeds: StorySoFar['deeds'];
  readonly curtain: ReadonlySignal<null> = signal(null);
  private readonly id: string;
  private readonly chest: Chest;
  private readonly told: Told;
  private readonly story: StorySoFar;
  private readonly requests: Requests;
  private readonly connection: Connection;
  private readonly witness: Witness;
  private readonly seenVersion: Signal<number>;

  private constructor(card: Card, requests: Requests, wire: Wire, chest: Chest) {
    this.id = card.id;
    this.game = card.setting.game;
    this.practice = card.setting.practice;
    this.chest = chest;
    this.requests = requests;
    this.told = new Told(card);
    this.story = new StorySoFar(this.told, requests);
    this.seenVersion = signal(readSeen(card.id, chest));
    this.connection = new Connection(wire, `/api/tables/${card.id}/socket`, this.told, (message) =>
      this.hear(message),
    );
    this.witness = new Witness(card, chest);
    this.company = new OnlineCompany(this.told, requests, this.connection, this.witness);
    this.viewer = this.told.viewer;
    this.view = this.told.view;
    this.asks = this.told.asks;
    this.asked = this.told.asked;
    this.mayUndo = this.told.mayUndo;
    this.order = this.told.order;
    this.deeds = this.story.deeds;
  }

  /** Comes to a table, if there is one. */
  static async open(id: string, wire: Wire, chest: Chest): Promise<OnlineTable | Refusal> {
    const requests = new Requests(wire, id);
    const card = await requests.card();
    return isRefusal(card) ? card : new OnlineTable(card, requests, wire, chest);
  }

  readonly rules = computed(() => this.told.card.value.rules);
  readonly assist = computed(() => this.told.card.value.setting.assist);
  readonly sitters = computed(() =>
    sittersOf(this.told.card.value, this.told.present.value, this.told.deadlines.value),
  );
  readonly seen = computed(
    () => this.story.deeds.value.filter(({ version }) => version <= this.seenVersion.value).length,
  );
  /** Whether this screen watches with the eyes of a seat while the game goes on: some chapters late. */
  readonly isLate = computed(() => {
    const { seat, lens, card } = this.told;
    return seat.value === null && lens.value !== null && card.value.phase === 'playing';
  });
  /** Whether the table shows nothing to whoever does not sit there. */
  readonly isShut = computed(() => {
    const { isWelcome, card, view } = this.told;
    return isWelcome.value && card.value.phase !== 'gathering' && view.value === null && !this.isLate.value;
  });

  async choose(line: string): Promise<Refusal | PlanStop | null> {
    const { version } = this.told;
    const stop = await this.connection.choose({ type: 'choose', version, line, ...this.answering() });
    if (stop === null || !isRefusal(stop)) this.markSeen();
    return stop;
  }

  why(line: string): Promise<Refusal | null> {
    return this.connection.ask({ type: 'why', line, ...this.answering() });
  }

  undo(): Promise<Refusal | null> {
    return this.connection.ask({ type: 'undo', version: this.told.version });
  }

  leaveOrder(line: string | null): Promise<Refusal | null> {
    return this.connection.ask({ type: 'order', line });
  }

  async hint(): Promise<readonly Advice<Kinds>[] | Refusal> {
    return this.connection.askForAdvice();
  }

  liftCurtain(): void {}

  markSeen(): void {
    const { version } = this.told;
    if (this.seenVersion.value >= version) return;
    this.seenVersion.value = version;
    writeSeen(this.id, version, this.chest);
  }

  async record(): Promise<string> {
    const record = await this.requests.record();
    if (typeof record !== 'string') throw new RangeError(record.reason.key);
    return record;
  }

  remembered(): Remembered | null {
    return this.witness.note;
  }

  async rematch(): Promise<string | Refusal> {
    const card = await this.requests.rematch();
    return isRefusal(card) ? card : `/table/${card.id}`;
  }

  close(): void {
    this.story.close();
    this.connection.close();
  }

  private hear(message: FromServer): void {
    this.story.hear(message);
    if (message.type !== 'welcome' && message.type !== 'happened') return;
    this.witness.follow(message.link);
    if (message.card !== undefined) this.witness.see(message.card);
    const given = this.witness.toOpen(this.told.card.value, this.told.seat.value);
    // Where that fails the next message asks again, and in the end the table says that nothing was opened.
    if (given !== null) void this.requests.open(given);
  }

  /** The seat to answer for is named where it is not the own. */
  private answering(): { readonly seat?: Seat } {
    const [ask] = this.asks.value;
    return ask === undefined || ask.seat === this.told.seat.value ? {} : { seat: ask.seat };
  }
}
