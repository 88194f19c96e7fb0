import type { Duplex } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { WebSocket } from 'ws';
import { type FromServer, fromServer } from '../../src/protocol/from-server.ts';
import type { Hostile } from './hostile.ts';

/** How many messages are under way at once. */
const AT_ONCE = 250;

/** A hostile client at a table, which counts what comes back. */
export class Intruder {
  sent = 0;
  answered = 0;
  /** Sockets that were closed on it, as they should be. */
  closed = 0;
  /** Answers by what they said. */
  readonly reasons = new Map<string, number>();
  /** What should never have come back. */
  readonly complaints: string[] = [];
  private readonly address: string;
  private readonly headers: Record<string, string>;
  private socket: WebSocket | null = null;
  private first: Extract<FromServer, { type: 'welcome' }> | null = null;
  private waiting: (() => void) | null = null;
  /** The data of pings that are not answered yet. */
  private readonly pings: string[] = [];

  constructor(address: string, table: string, headers: Record<string, string>) {
    this.address = `${address.replace('http', 'ws')}/api/tables/${table}/socket`;
    this.headers = headers;
  }

  async come(): Promise<void> {
    const socket = new WebSocket(this.address, { headers: this.headers });
    this.socket = socket;
    socket.on('message', (data) => this.onMessage(data.toString()));
    socket.on('pong', (data) => this.hearPong(data.toString('latin1')));
    socket.on('error', () => {});
    await new Promise((opened, failed) => socket.on('open', opened).on('close', failed));
    this.sent++;
    socket.send('{"type":"hello","protocol":1}');
    await this.quiet();
  }

  /** Sends all of it, and waits until all of it is answered. */
  async send(messages: Iterable<Hostile>): Promise<void> {
    let put = 0;
    for (const message of messages) {
      if (message.closes !== undefined) await this.sendLast(message, message.closes);
      else this.put(message);
      if (++put % AT_ONCE === 0) await this.quiet();
    }
    await this.quiet();
  }

  leave(): void {
    this.socket?.terminate();
  }

  private async sendLast(message: Hostile, code: number): Promise<void> {
    await this.quiet();
    const { socket } = this;
    const closed = new Promise<number>((done) => socket?.on('close', done));
    this.put(message);
    const found = await closed;
    this.answered++;
    this.closed++;
    if (found !== code) this.complaints.push(`${message.kind}: closed with ${found} instead of ${code}`);
    await this.come();
  }

  private put({ data, as }: Hostile): void {
    const { socket } = this;
    if (socket === null) return;
    this.sent++;
    if (as === 'ping') {
      this.pings.push(data.toString('latin1'));
      socket.ping(data);
    } else if (as === 'pieces') sendInPieces(socket, data.toString());
    else if (as === 'frame') (socket as unknown as { _socket: Duplex })._socket.write(data);
    else socket.send(data, { binary: as === 'binary' });
  }

  /** A pong answers the latest ping like it and all before that one (RFC 6455, 5.5.3). */
  private hearPong(data: string): void {
    const answered = this.pings.splice(0, this.pings.lastIndexOf(data) + 1);
    for (const _ping of answered) this.count('pong of the wire');
  }

  private onMessage(written: string): void {
    const message = fromServer.parse(JSON.parse(written));
    switch (message.type) {
      case 'refused':
        return this.count(message.reason.key);
      case 'welcome':
        this.first ??= message;
        if (!isDeepStrictEqual(message.view, this.first.view)) this.complaints.push('sees something else');
        if (message.seat !== this.first.seat) this.complaints.push('sits somewhere else');
        return this.count(message.type);
      case 'done':
      case 'advice':
      case 'stale':
      case 'pong':
        return this.count(message.type);
      case 'happened':
        this.complaints.push(`something happened: ${written}`);
        return message.key === undefined ? undefined : this.count(message.type);
      case 'bye':
        this.complaints.push(`bye: ${message.reason}`);
        return;
      case 'present':
      case 'said':
      case 'order':
      case 'wake':
        return;
    }
  }

  private count(reason: string): void {
    this.answered++;
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
    if (this.answered > this.sent) this.complaints.push(`answered twice: ${reason}`);
    if (this.answered === this.sent) this.waiting?.();
  }

  /** Everything that was sent has been answered. */
  private async quiet(): Promise<void> {
    if (this.answered < this.sent) await new Promise<void>((done) => (this.waiting = done));
  }
}

function sendInPieces(socket: WebSocket, text: string): void {
  const size = Math.max(1, Math.ceil(text.length / 7));
  for (let at = 0; at < text.length; at += size)
    socket.send(text.slice(at, at + size), { fin: at + size >= text.length });
}
