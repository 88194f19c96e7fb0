import { randomUUID } from 'node:crypto';
import {
  type Ask,
  entropyHashOf,
  type Link,
  linksIn,
  type ShownLinks,
  withChange,
  withShown,
} from '@vigilia/kernel';
import { WebSocket } from 'ws';
import type { Card, FromServer } from '../../src/protocol/from-server.ts';
import { Visitor } from './visitor.ts';

export type Answer = FromServer;

/** How long a player waits before reconnecting, in milliseconds. */
const AGAIN = 40;

/**
 * A player at a table with a real socket. It reconnects by itself when the socket breaks, and sends again what was
 * not answered, under the same key.
 */
export class Player extends Visitor {
  table = '';
  seat: number | null = null;
  version = 0;
  view: Record<string, unknown> = {};
  asks: readonly Ask[] = [];
  asked: readonly number[] = [];
  card: Card | null = null;
  mayUndo = false;
  answers = 0;
  deadlines: readonly (number | null)[] = [];
  present: readonly number[] = [];
  /** The order left behind, as the server last told of it. */
  order: string | null = null;
  /** The seat to look over the shoulder of. */
  lens: number | null = null;
  /** The last hash of the log, as it was told. */
  link: Link | null = null;
  /** All hashes of the log, as they were told row by row. */
  shown: readonly ShownLinks[] = [];
  /** What it gives to the deal, and opens by itself; null if it keeps it back. */
  given: string | null = null;
  /** Settles once all that it opened was answered. */
  opened: Promise<unknown> = Promise.resolve();
  private welcomes = 0;
  /** Hears every message as it was written. */
  onMessage: (message: string) => void = () => {};
  private socket: WebSocket | null = null;
  private readonly open = new Map<string, { message: object; answered: (answer: Answer) => void }>();
  private readonly watching = new Set<() => void>();
  private isGone = false;

  /** Goes to the table, and stays there until it is told to leave. */
  async come(table = this.table, { since = 0 } = {}): Promise<void> {
    this.table = table;
    this.isGone = false;
    this.version = since;
    const { welcomes } = this;
    this.connect();
    await this.until(() => this.welcomes > welcomes);
  }

  private connect(): void {
    if (this.isGone) return;
    const address = this.address.replace('http', 'ws');
    const socket = new WebSocket(`${address}/api/tables/${this.table}/socket`, { headers: this.headers });
    this.socket = socket;
    socket.on('open', () => {
      const since = this.version > 0 ? { since: this.version } : {};
      const lens = this.lens === null ? {} : { lens: this.lens };
      socket.send(JSON.stringify({ type: 'hello', protocol: 1, ...since, ...lens }));
      for (const { message } of this.open.values()) socket.send(JSON.stringify(message));
    });
    socket.on('message', (data) => {
      if (this.socket === socket) this.take(data.toString());
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      // A player who came by another way meanwhile has a socket already: a second one would send twice.
      setTimeout(() => {
        if (this.socket === socket) this.connect();
      }, AGAIN);
    });
  }

  private take(written: string): void {
    this.onMessage(written);
    const message = JSON.parse(written) as FromServer;
    switch (message.type) {
      case 'welcome':
        this.seat = message.seat;
        this.view = (message.view ?? {}) as Record<string, unknown>;
        this.card = message.card;
        this.present = message.present;
        this.order = message.order;
        for (const row of message.missed ?? []) this.show(row);
        this.welcomes++;
        this.takeNow(message);
        break;
      case 'happened':
        if (message.version <= this.version) break;
        if (message.view !== undefined)
          this.view = withChange(this.view, message.view) as Record<string, unknown>;
        this.card = message.card ?? this.card;
        this.show(message);
        this.takeNow(message);
        break;
      case 'present':
        this.present = message.seats;
        break;
      case 'order':
        this.order = message.order;
        break;
      case 'done':
      case 'advice':
      case 'refused':
      case 'stale':
      case 'said':
      case 'wake':
      case 'pong':
      case 'bye':
        break;
    }
    if ('key' in message && message.key !== undefined) {
      const waiting = this.open.get(message.key);
      this.open.delete(message.key);
      waiting?.answered(message);
    }
    this.openGiven();
    for (const look of this.watching) look();
  }

  private show({ link }: { readonly link?: Link | null | undefined }): void {
    if (link != null) this.shown = linksIn(link).reduce(withShown, this.shown);
  }

  private takeNow(message: Extract<FromServer, { type: 'welcome' | 'happened' }>): void {
    this.version = message.version;
    this.asks = message.asks as unknown as readonly Ask[];
    this.asked = message.asked;
    this.mayUndo = message.mayUndo;
    this.answers = message.answers;
    this.deadlines = message.deadlines;
    this.link = message.link === undefined ? this.link : message.link;
  }

  /** Says that it is ready, and seals what it gives to the deal. */
  async beReady(given: string): Promise<void> {
    this.given = given;
    await this.get('POST', `/tables/${this.table}/ready`, { ready: true, entropyHash: entropyHashOf(given) });
  }

  /** Opens what it sealed as soon as the game is to be dealt. */
  private openGiven(): void {
    const own = this.seat === null ? null : this.card?.seats[this.seat];
    if (this.given === null || this.card?.dealing == null || own?.opened !== false) return;
    // A server that falls now is told again once the socket is back.
    const opened = this.ask('POST', `/tables/${this.table}/open`, { entropy: this.given }).catch(() => {});
    this.opened = Promise.all([this.opened, opened]);
  }

  /** Sends something with a key, as often as it takes, until it is answered. */
  do(message: { readonly type: string } & Record<string, unknown>): Promise<Answer> {
    const key = typeof message.key === 'string' ? message.key : randomUUID();
    const keyed = { ...message, key };
    return new Promise((answered) => {
      this.open.set(key, { message: keyed, answered });
      this.say(keyed);
    });
  }

  choose(line: string, version = this.version): Promise<Answer> {
    return this.do({ type: 'choose', version, line });
  }

  /** Answers a question, its own or that of a seat it decides for. */
  answer({ seat }: { readonly seat: number }, line: string): Promise<Answer> {
    const named = seat === this.seat ? {} : { seat };
    return this.do({ type: 'choose', version: this.version, line, ...named });
  }

  /** Sends anything at all. */
  say(message: unknown): void {
    this.shout(JSON.stringify(message));
  }

  shout(data: string | Buffer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(data);
  }

  /** Waits until something is so. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((done) => {
      const look = () => {
        if (!isSo()) return;
        this.watching.delete(look);
        done();
      };
      this.watching.add(look);
      look();
    });
  }

  /** The line goes dead, without a word. */
  cut(): void {
    this.socket?.terminate();
  }

  leave(): void {
    this.isGone = true;
    this.socket?.close();
  }

  /** Goes to another process on the same database. */
  moveTo(address: string): void {
    this.address = address;
    this.cut();
  }
}
