import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Advice,
  isRefusal,
  type Kinds,
  type PlanStop,
  type Refusal,
  type Remembered,
  type Seat,
  whyTooLong,
} from '@vigilia/kernel';
import type { Card, FromServer } from '@vigilia/server/protocol';
import { seenVersion } from '../../storage/table-marks.ts';
import type { BrowserStorage } from '../../storage/tables.ts';
import type { Table } from '../table.ts';
import { EventHistory } from './event-history.ts';
import type { Network } from './network.ts';
import { OnlineCompany } from './online-company.ts';
import { Requests } from './requests.ts';
import { ServerState, sittersOf } from './server-state.ts';
import { TableClient } from './table-client.ts';
import { TableNote } from './table-note.ts';

/** A table on a server, as one screen shows it. */
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
  readonly reasons: ServerState['reasons'];
  readonly drafted: ServerState['drafted'];
  readonly log: EventHistory['log'];
  readonly curtain: ReadonlySignal<null> = signal(null);
  private readonly id: string;
  private readonly storage: BrowserStorage;
  private readonly serverState: ServerState;
  private readonly history: EventHistory;
  private readonly requests: Requests;
  private readonly client: TableClient;
  private readonly note: TableNote;
  private readonly seenVersion: Signal<number>;

  private constructor(card: Card, requests: Requests, network: Network, storage: BrowserStorage) {
    this.id = card.id;
    this.game = card.setting.game;
    this.practice = card.setting.practice;
    this.storage = storage;
    this.requests = requests;
    this.serverState = new ServerState(card);
    this.history = new EventHistory(this.serverState, requests, (rows, given) => this.noteRows(rows, given));
    this.seenVersion = signal(seenVersion.read(card.id, storage));
    this.client = new TableClient(network, `/api/tables/${card.id}/socket`, this.serverState, (message) =>
      this.receive(message),
    );
    this.note = new TableNote(card, storage);
    this.company = new OnlineCompany(this.serverState, requests, this.client, this.note);
    this.viewer = this.serverState.viewer;
    this.view = this.serverState.view;
    this.asks = this.serverState.asks;
    this.asked = this.serverState.asked;
    this.mayUndo = this.serverState.mayUndo;
    this.order = this.serverState.order;
    this.reasons = this.serverState.reasons;
    this.drafted = this.serverState.drafted;
    this.log = this.history.log;
  }

  /** Opens the table of an id, or says why it cannot. */
  static async open(id: string, network: Network, storage: BrowserStorage): Promise<OnlineTable | Refusal> {
    const requests = new Requests(network, id);
    const card = await requests.card();
    return isRefusal(card) ? card : new OnlineTable(card, requests, network, storage);
  }

  readonly rules = computed(() => this.serverState.card.value.rules);
  readonly assist = computed(() => this.serverState.card.value.setting.assist);
  readonly sitters = computed(() =>
    sittersOf(this.serverState.card.value, {
      present: this.serverState.present.value,
      deadlines: this.serverState.deadlines.value,
      absences: this.serverState.absences.value,
    }),
  );
  readonly seen = computed(
    () => this.history.log.value.filter(({ version }) => version <= this.seenVersion.value).length,
  );
  /** Whether this screen watches a running game as a seat sees it: some chapters late. */
  readonly isLate = computed(() => {
    const { seat, lens, card } = this.serverState;
    return seat.value === null && lens.value !== null && card.value.phase === 'playing';
  });
  /** Whether the table shows nothing to people without a seat. */
  readonly isShut = computed(() => {
    const { isWelcome, card, view } = this.serverState;
    return isWelcome.value && card.value.phase !== 'gathering' && view.value === null && !this.isLate.value;
  });

  async choose(line: string, seat?: Seat, words = ''): Promise<Refusal | PlanStop | null> {
    const tooLong = whyTooLong(line);
    if (tooLong !== null) return tooLong;
    const { version } = this.serverState;
    const answer = { version, line, ...this.answering(seat), ...(words === '' ? {} : { words }) };
    const stop = await this.client.choose({ type: 'choose', ...answer });
    if (stop === null || !isRefusal(stop)) this.markSeen();
    return stop;
  }

  showDraft(draft: Parameters<NonNullable<Table['showDraft']>>[0]): Promise<Refusal | null> {
    return this.client.ask({ type: 'draft', ...draft });
  }

  why(line: string): Promise<Refusal | null> {
    return this.client.ask({ type: 'why', line, ...this.answering() });
  }

  undo(): Promise<Refusal | null> {
    return this.client.ask({ type: 'undo', version: this.serverState.version });
  }

  leaveOrder(line: string | null): Promise<Refusal | null> {
    return this.client.ask({ type: 'order', line });
  }

  async hint(): Promise<readonly Advice<Kinds>[] | Refusal> {
    return this.client.askForAdvice();
  }

  liftCurtain(): void {}

  markSeen(): void {
    const { version } = this.serverState;
    if (this.seenVersion.value >= version) return;
    this.seenVersion.value = version;
    seenVersion.write(this.id, version, this.storage);
  }

  async record(): Promise<string> {
    const record = await this.requests.record();
    if (typeof record !== 'string') throw new RangeError(record.reason.key);
    return record;
  }

  remembered(): Remembered | null {
    return this.note.remembered;
  }

  async rematch(): Promise<string | Refusal> {
    const card = await this.requests.rematch();
    return isRefusal(card) ? card : `/table/${card.id}`;
  }

  close(): void {
    this.history.close();
    this.client.close();
  }

  private receive(message: FromServer): void {
    this.history.receive(message);
    if (message.type !== 'welcome' && message.type !== 'happened') return;
    // After a welcome a row may come that it had already: its card and its link are those of before.
    if (message.version < this.serverState.version) return;
    // A late watcher is shown an older state of the log.
    if (!this.isLate.value) this.note.noteLink(message.link);
    if (message.card !== undefined) this.note.noteCard(this.serverState.card.value);
    const entropy = this.note.entropyToOpen(this.serverState.card.value, this.serverState.seat.value);
    // If that fails, the next message tries again; in the end the table names the seats that opened nothing.
    if (entropy !== null) void this.requests.act('/open', { entropy });
  }

  /** A late watcher is shown an older state of the log. */
  private noteRows(...given: Parameters<TableNote['noteRows']>): boolean {
    return this.isLate.value || this.note.noteRows(...given);
  }

  /** Names the seat to answer for if it is not the own seat. */
  private answering(named = this.asks.value[0]?.seat): { readonly seat?: Seat } {
    return named === undefined || named === this.serverState.seat.value ? {} : { seat: named };
  }
}
