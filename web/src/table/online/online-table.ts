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
import { readSeen, writeSeen } from '../../storage/seen.ts';
import type { BrowserStorage } from '../../storage/tables.ts';
import type { Table } from '../table.ts';
import { Connection } from './connection.ts';
import { EventHistory } from './event-history.ts';
import { OnlineCompany } from './online-company.ts';
import { Requests } from './requests.ts';
import { ServerState } from './server-state.ts';
import { sittersOf } from './sitters.ts';
import type { SocketFactory } from './web-socket.ts';
import { Witness } from './witness.ts';

/** A table in the house of a server, as one screen has it. */
export class OnlineTable implements Table {
  readonly game: string;
  readonly practice: boolean;
  readonly where = 'online';
  readonly company: OnlineCompany;
  readonly viewer: ServerState['viewer'];
  readonly view: ServerState['view'];
  readonly asks: ServerState['asks'];
  readonly asked: ServerState['asked'];
  readonly mayUndo: ServerState['mayUndo'];
  readonly order: ServerState['order'];
  readonly log: EventHistory['log'];
  readonly curtain: ReadonlySignal<null> = signal(null);
  private readonly id: string;
  private readonly storage: BrowserStorage;
  private readonly told: ServerState;
  private readonly story: EventHistory;
  private readonly requests: Requests;
  private readonly connection: Connection;
  private readonly witness: Witness;
  private readonly seenVersion: Signal<number>;

  private constructor(card: Card, requests: Requests, wire: SocketFactory, storage: BrowserStorage) {
    this.id = card.id;
    this.game = card.setting.game;
    this.practice = card.setting.practice;
    this.storage = storage;
    this.requests = requests;
    this.told = new ServerState(card);
    this.story = new EventHistory(this.told, requests);
    this.seenVersion = signal(readSeen(card.id, storage));
    this.connection = new Connection(wire, `/api/tables/${card.id}/socket`, this.told, (message) =>
      this.hear(message),
    );
    this.witness = new Witness(card, storage);
    this.company = new OnlineCompany(this.told, requests, this.connection, this.witness);
    this.viewer = this.told.viewer;
    this.view = this.told.view;
    this.asks = this.told.asks;
    this.asked = this.told.asked;
    this.mayUndo = this.told.mayUndo;
    this.order = this.told.order;
    this.log = this.story.log;
  }

  /** Comes to a table, if there is one. */
  static async open(
    id: string,
    wire: SocketFactory,
    storage: BrowserStorage,
  ): Promise<OnlineTable | Refusal> {
    const requests = new Requests(wire, id);
    const card = await requests.card();
    return isRefusal(card) ? card : new OnlineTable(card, requests, wire, storage);
  }

  readonly rules = computed(() => this.told.card.value.rules);
  readonly assist = computed(() => this.told.card.value.setting.assist);
  readonly sitters = computed(() =>
    sittersOf(this.told.card.value, this.told.present.value, this.told.deadlines.value),
  );
  readonly seen = computed(
    () => this.story.log.value.filter(({ version }) => version <= this.seenVersion.value).length,
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
    writeSeen(this.id, version, this.storage);
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
